import type { User } from '@bac/contract/accounts/users.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';

interface Props {
  user: Pick<User, 'id' | 'fullName'>;
  onClose: () => void;
  onDone: () => void;
}

export function EndSessionsDialog({ user, onClose, onDone }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const [isBusy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      const { ended } = await call('DELETE /admin/users/:user/sessions', {
        params: { user: user.id },
      });
      void showToast('success', t('sessions.ended', { count: ended, name: user.fullName }));
      onDone();
    } catch {
      // The call has said in a toast why it failed.
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('sessions.title', { name: user.fullName })}
      confirmLabel={t('sessions.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {t('sessions.text')}
    </ConfirmDialog>
  );
}
