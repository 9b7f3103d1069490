import { useLocation } from 'react-router';
import { useUser } from '../../api/auth-state.ts';

/** Start pages of the roles that do more than take tests. */
const homePaths: Record<string, string> = {
  admin: '/admin/dashboard',
  parent: '/family',
  tutor: '/classes',
  teacher: '/classes',
};

/** Where to go after signing in: the page that required it, or else the start page of the role. */
export function useDestination(): string {
  const { state } = useLocation() as { state: { from?: string } | null };
  const user = useUser();
  const role = user?.role.toUpperCase() === 'ADMIN' ? 'admin' : (user?.accountRole ?? 'student');
  return state?.from ?? homePaths[role] ?? '/';
}

/** The state to pass along in links between sign-in and registration, so that the destination is not lost. */
export const useLocationState = (): unknown => useLocation().state;
