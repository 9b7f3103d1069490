import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { refreshUser } from '../../../api/refresh-user.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { PasswordForm } from '../security/password-form.tsx';
import { useSending } from '../security/use-sending.ts';

const waitMilliseconds = 14 * 24 * 60 * 60 * 1000;

export function AskForDeletion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/profile/own-data');
  const { date } = useFormat();
  const sending = useSending();
  const [expected] = useState(() => Date.now() + waitMilliseconds);
  useFocusReturn();

  async function ask(password: string): Promise<void> {
    const body = { password };
    const set = await sending.send(call('POST /id/deletion', { body, quiet: true }));
    if (!set?.at) return;
    await refreshUser();
    void showToast('success', t('deletion.asked', { date: date(set.at) }));
    onClose();
  }

  return (
    <Dialog title={t('deletion.dialogTitle')} isBusy={sending.isBusy} onClose={onClose}>
      <PasswordForm
        text={t('deletion.dialogText', { date: date(expected) })}
        confirmLabel={t('deletion.confirm', { date: date(expected) })}
        isDanger
        sending={sending}
        onSend={(password) => void ask(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
