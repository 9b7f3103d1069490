import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../password-form.tsx';
import { useSending } from '../use-sending.ts';

interface Props {
  passkey: TwoStep['passkeys'][number];
  onChange: () => void;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, onChange, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const sending = useSending();
  useFocusReturn();

  async function remove(password: string): Promise<void> {
    const asking = call('POST /id/passkeys/:passkey/removal', {
      params: { passkey: id },
      body: { password },
      quiet: true,
    });
    if (!(await sending.send(asking))) return;
    void showToast('success', t('passkeys.removed', { name }));
    onChange();
    onClose();
  }

  return (
    <Dialog title={t('passkeys.removeTitle', { name })} isBusy={sending.isBusy} onClose={onClose}>
      <PasswordForm
        text={t('passkeys.removeText')}
        confirmLabel={t('passkeys.removeConfirm')}
        isDanger
        sending={sending}
        onSend={(password) => void remove(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
