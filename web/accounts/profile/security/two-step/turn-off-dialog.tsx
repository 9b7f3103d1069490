import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../password-form.tsx';
import { useSending } from '../use-sending.ts';

interface Props {
  twoStep: TwoStep;
  onChange: () => void;
  onClose: () => void;
}

export function TurnOffDialog({ twoStep, onChange, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const sending = useSending();
  useFocusReturn();

  async function turnOff(password: string): Promise<void> {
    const asking = call('POST /id/two-step/totp/removal', { body: { password }, quiet: true });
    if (!(await sending.send(asking))) return;
    void showToast('success', t('turnOff.done'));
    onChange();
    onClose();
  }

  return (
    <Dialog title={t('turnOff.title')} isBusy={sending.isBusy} onClose={onClose}>
      <PasswordForm
        text={t(twoStep.passkeys.length > 0 ? 'turnOff.textWithPasskeys' : 'turnOff.text')}
        confirmLabel={t('turnOff.confirm')}
        isDanger
        sending={sending}
        onSend={(password) => void turnOff(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
