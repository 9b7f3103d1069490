import i18next from 'i18next';
import type { NavigateFunction } from 'react-router';
import { signOut } from '../../api/auth-actions.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const toastMilliseconds = 2000;

export const loginPath = '/auth/login';
export const logoutPath = '/logout';

/** Logs out from a menu: ends the session here and on the server, then opens the login page. */
export async function logOut(navigate: NavigateFunction): Promise<void> {
  const goodbye = i18next.t('redirectingToLogin', { ns: 'app' });
  void showToast('info', goodbye, { duration: toastMilliseconds });
  await signOut();
  await navigate(loginPath);
}
