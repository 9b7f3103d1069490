import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { PasswordForm } from '../security/password-form.tsx';
import { useSending } from '../security/use-sending.ts';

interface Props {
  onAsked: () => void;
  onClose: () => void;
}

export function AskForExport({ onAsked, onClose }: Props) {
  const { t } = useTranslation('accounts/profile/own-data');
  const sending = useSending();
  // Kept over tries: what a broken connection had carried through is not asked for twice.
  const [id] = useState(() => crypto.randomUUID());
  useFocusReturn();

  async function ask(password: string): Promise<void> {
    const body = { id, password };
    const asked = await sending.send(call('POST /id/data-exports', { body, quiet: true }));
    if (!asked) return;
    void showToast('success', t('exports.asked'));
    onAsked();
    onClose();
  }

  return (
    <Dialog title={t('exports.dialogTitle')} isBusy={sending.isBusy} onClose={onClose}>
      <PasswordForm
        text={t('exports.dialogText')}
        confirmLabel={t('exports.ask')}
        sending={sending}
        onSend={(password) => void ask(password)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
