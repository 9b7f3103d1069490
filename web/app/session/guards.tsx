import { Navigate, Outlet, useLocation } from 'react-router';
import { useIsSignedIn, useUser } from '../../api/auth-state.ts';
import { hasAdminFlag } from '../../api/stored-session.ts';
import { CheckingAuthentication } from './checking-authentication.tsx';
import { loginPath } from './log-out.ts';
import { useSessionChecked } from './session-check.ts';

/** Redirects a visitor to the login page, which returns here afterwards. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={loginPath} replace state={{ from: pathname + search }} />;
}

/**
 * Makes the sign-in pages wait until a stored session has been checked. If it has ended, the person would otherwise count as
 * signed in, and the first reply with 401 would open the login page while they type on another of these pages.
 */
export function CheckedGuard() {
  const isSignedIn = useIsSignedIn();
  const isChecked = useSessionChecked();
  return isSignedIn && !isChecked ? <CheckingAuthentication /> : <Outlet />;
}

/** Admits signed-in people; redirects a visitor to the login page. */
export function LoginGuard() {
  const isSignedIn = useIsSignedIn();
  const isChecked = useSessionChecked();
  if (isSignedIn) return <Outlet />;
  return isChecked ? <ToLogin /> : <CheckingAuthentication />;
}

/**
 * Admits a person with this role, compared case-insensitively, or with the stored admin flag. It guards only the screen: the
 * server authorizes every call behind it.
 */
export function RoleGuard({ admits }: { admits: 'ADMIN' }) {
  const isSignedIn = useIsSignedIn();
  const isChecked = useSessionChecked();
  const user = useUser();
  if (!isSignedIn) return isChecked ? <ToLogin /> : <CheckingAuthentication />;
  const isAllowed = user?.role.toUpperCase() === admits || hasAdminFlag();
  return isAllowed ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}
