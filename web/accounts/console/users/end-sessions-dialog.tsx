import type { User } from '@bac/contract/accounts/users.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';

interface Props {
  user: Pick<User, 'id' | 'fullName'>;
  onClose: () => void;
}

export function EndSessionsDialog({ user, onClose }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const { isBusy, run } = useAction();

  const end = (): Promise<boolean> =>
    run(async () => {
      const params = { user: user.id };
      const { ended } = await call('DELETE /admin/users/:user/sessions', { params });
      void showToast('success', t('sessions.ended', { count: ended, name: user.fullName }));
      invalidate('GET /admin/users', 'GET /admin/users/:user');
      onClose();
    });

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
