import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/profile/security');
  const [codes, setCodes] = useState<string[]>();
  const action = useAction();
  useFocusReturn();

  const renew = (password: string): Promise<boolean> =>
    action.run(async () => {
      const body = { password };
      const reply = await call('POST /id/two-step/recovery-codes', { body, quiet: true });
      setCodes(reply.recoveryCodes);
      invalidate('GET /id/two-step');
    });

  return (
    <Dialog
      title={codes ? t('codes.title') : t('renew.title')}
      size={560}
      isBusy={action.isBusy || codes !== undefined}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordForm
          text={t('renew.text')}
          confirmLabel={t('renew.confirm')}
          action={action}
          onSend={(password) => void renew(password)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
