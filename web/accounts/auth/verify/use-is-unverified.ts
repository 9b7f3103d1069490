import { useLocation } from 'react-router';
import { useUser } from '../../../api/auth-state.ts';

/** Where no one is asked to verify: the pages to get in or out, and the demo's mailbox, which holds the code. */
const exempt = /^\/(auth|logout|demo\/mailbox)(\/|$)/;

/** Whether the verification modal is due on this page. Light, so that the modal itself loads only for those it concerns. */
export function useIsUnverified(): boolean {
  const user = useUser();
  const { pathname } = useLocation();
  return user?.status === 'UNVERIFIED' && !exempt.test(pathname);
}
