import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { refreshUser } from '../../../api/refresh-user.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

/** Takes back that the account is to be deleted. */
export function useKeepAccount() {
  const { t } = useTranslation('accounts/profile/own-data');
  const [isBusy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    setBusy(true);
    try {
      await call('DELETE /id/deletion');
      await refreshUser();
      void showToast('success', t('deletion.kept'));
    } catch {
      // The failure is told by a toast, and the day still stands where it stood.
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, keep };
}
