import { becomeAnonymous } from '../../api/auth-actions.ts';
import type { ApiError } from '../../api/api-error.ts';
import { onFailure } from '../../api/failure-listener.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { loginPath, logoutPath } from './log-out.ts';

interface Router {
  state: { location: { pathname: string; search: string } };
  navigate(to: string, options: { state: unknown }): Promise<void>;
}

const isUnauthenticated = ({ status }: ApiError): boolean => status === 401;

/** Shows a toast for every failed call that its caller does not handle; an ended session also opens the login page. */
export function handleFailures(router: Router): void {
  onFailure((error) => {
    const { pathname, search } = router.state.location;
    // A request that was in flight at logout. Opening the login page with `from: /logout` would sign out again after the next
    // sign-in.
    if (isUnauthenticated(error) && pathname === logoutPath) return;
    void showToast('error', error.message, { id: error.message });
    if (!isUnauthenticated(error)) return;
    becomeAnonymous();
    if (pathname !== loginPath) {
      void router.navigate(loginPath, { state: { from: pathname + search } });
    }
  });
}
