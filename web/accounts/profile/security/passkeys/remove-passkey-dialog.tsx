import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { ConfirmForm, type Proof } from '../confirm-form.tsx';

interface Props {
  twoStep: TwoStep;
  passkey: TwoStep['passkeys'][number];
  onClose: () => void;
}

export function RemovePasskeyDialog({ twoStep, passkey: { id, name }, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const action = useAction();
  useFocusReturn();

  const remove = (body: Proof): Promise<boolean> =>
    action.run(async () => {
      await call('POST /id/passkeys/:passkey/removal', {
        params: { passkey: id },
        body,
        quiet: true,
      });
      void showToast('success', t('passkeys.removed', { name }));
      invalidate('GET /id/two-step');
      onClose();
    });

  return (
    <Dialog title={t('passkeys.removeTitle', { name })} isBusy={action.isBusy} onClose={onClose}>
      <ConfirmForm
        twoStep={twoStep}
        text={t('passkeys.removeText')}
        confirmLabel={t('passkeys.removeConfirm')}
        isDanger
        action={action}
        onSend={(proof) => void remove(proof)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
