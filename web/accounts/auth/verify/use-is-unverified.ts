import { useLocation } from 'react-router';
import { useUser } from '../../../api/auth-state.ts';

/** Pages without the modal: those to sign in or out, and the demo's mailbox, which holds the code. */
const exemptPaths = /^\/(auth|logout|demo\/mailbox)(\/|$)/;

/** Whether this page must show the verification modal. Small, so that the modal itself is loaded only when needed. */
export function useIsUnverified(): boolean {
  const user = useUser();
  const { pathname } = useLocation();
  return user?.status === 'UNVERIFIED' && !exemptPaths.test(pathname);
}
