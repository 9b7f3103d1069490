import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { ConfirmForm, type Proof } from '../confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  twoStep: TwoStep;
  onClose: () => void;
}

export function RenewDialog({ twoStep, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const [codes, setCodes] = useState<string[]>();
  const action = useAction();
  useFocusReturn();

  const renew = (body: Proof): Promise<boolean> =>
    action.run(async () => {
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
        <ConfirmForm
          twoStep={twoStep}
          text={t('renew.text')}
          confirmLabel={t('renew.confirm')}
          action={action}
          onSend={(proof) => void renew(proof)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
