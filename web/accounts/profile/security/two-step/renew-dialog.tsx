import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../password-form.tsx';
import { useSending } from '../use-sending.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  onChange: () => void;
  onClose: () => void;
}

export function RenewDialog({ onChange, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const [codes, setCodes] = useState<string[]>();
  const sending = useSending();
  useFocusReturn();

  async function renew(password: string): Promise<void> {
    const asking = call('POST /id/two-step/recovery-codes', { body: { password }, quiet: true });
    const renewed = await sending.send(asking);
    if (!renewed) return;
    setCodes(renewed.recoveryCodes);
    onChange();
  }

  return (
    <Dialog
      title={codes ? t('codes.title') : t('renew.title')}
      size={560}
      isBusy={sending.isBusy || codes !== undefined}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordForm
          text={t('renew.text')}
          confirmLabel={t('renew.confirm')}
          sending={sending}
          onSend={(password) => void renew(password)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
