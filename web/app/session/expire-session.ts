import { becomeAnonymous } from '../../api/auth-actions.ts';
import type { ApiError } from '../../api/api-error.ts';
import { onFailure } from '../../api/failure-listener.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { loginPath, logoutPath } from './leave.ts';

interface Router {
  state: { location: { pathname: string; search: string } };
  navigate(to: string, options: { state: unknown }): Promise<void>;
}

const isUnauthenticated = ({ status }: ApiError): boolean => status === 401;

/** Every failed call that its caller does not show itself becomes a toast; an ended session also leads to the login page. */
export function handleFailures(router: Router): void {
  onFailure((error) => {
    const { pathname, search } = router.state.location;
    // A request that was under way when the session ended. Returning here after the next sign-in would sign out again.
    if (isUnauthenticated(error) && pathname === logoutPath) return;
    void showToast('error', error.message, { id: error.message });
    if (!isUnauthenticated(error)) return;
    becomeAnonymous();
    if (pathname !== loginPath) {
      void router.navigate(loginPath, { state: { from: pathname + search } });
    }
  });
}
