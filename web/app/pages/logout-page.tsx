import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../api/auth-actions.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { loginPath } from '../session/log-out.ts';
import { CheckingAuthentication } from '../session/checking-authentication.tsx';

/** The page that logs out. Its message depends on whether the server confirmed the logout. */
export function LogoutPage() {
  const navigate = useNavigate();
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    async function logOut(): Promise<void> {
      const message = (await signOut()) ? 'logoutSuccessful' : 'logoutCompleted';
      void showToast('info', i18next.t(message, { ns: 'app' }));
      await navigate(loginPath, { replace: true });
    }
    void logOut();
  }, [navigate]);

  return <CheckingAuthentication />;
}
