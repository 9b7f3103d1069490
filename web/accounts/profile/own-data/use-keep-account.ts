import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { refreshUser } from '../../../api/refresh-user.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

/** Cancels the deletion of the account. */
export function useKeepAccount() {
  const { t } = useTranslation('accounts/profile/own-data');
  const { isBusy, run } = useAction();

  const keep = (): Promise<boolean> =>
    run(async () => {
      await call('DELETE /id/deletion');
      await refreshUser();
      void showToast('success', t('deletion.kept'));
    });

  return { isBusy, keep };
}
