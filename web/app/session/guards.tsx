import { Navigate, Outlet, useLocation } from 'react-router';
import { useIsSignedIn, useUser } from '../../api/auth-state.ts';
import { hasAdminFlag } from '../../api/stored-session.ts';
import { CheckingAuthentication } from './checking-authentication.tsx';
import { loginPath } from './leave.ts';
import { useSessionChecked } from './session-check.ts';

/** Sends a visitor to the login page, which brings them back here afterwards. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={loginPath} replace state={{ from: pathname + search }} />;
}

/**
 * The pages of signing in wait until a stored session has been checked: one that has ended meanwhile would lead somebody
 * away who has begun to type.
 */
export function CheckedGuard() {
  const isSignedIn = useIsSignedIn();
  const isChecked = useSessionChecked();
  return isSignedIn && !isChecked ? <CheckingAuthentication /> : <Outlet />;
}

export function LoginGuard() {
  const isSignedIn = useIsSignedIn();
  const isChecked = useSessionChecked();
  if (isSignedIn) return <Outlet />;
  return isChecked ? <ToLogin /> : <CheckingAuthentication />;
}

/**
 * Opens the screen to a role, in any case of letters, or to the stored admin flag. It guards only the screen: every call
 * behind it is refused by the server to anyone else.
 */
export function RoleGuard({ admits }: { admits: 'ADMIN' }) {
  const isSignedIn = useIsSignedIn();
  const isChecked = useSessionChecked();
  const user = useUser();
  if (!isSignedIn) return isChecked ? <ToLogin /> : <CheckingAuthentication />;
  const isAllowed = user?.role.toUpperCase() === admits || hasAdminFlag();
  return isAllowed ? <Outlet /> : <Navigate to="/unauthorized" replace />;
}
