import { useLocation } from 'react-router';
import { useUser } from '../../api/auth-state.ts';

/** Where those begin who are here for more than their own tests. */
const homes: Record<string, string> = {
  admin: '/admin/dashboard',
  parent: '/family',
  tutor: '/classes',
  teacher: '/classes',
};

/** Where somebody goes once signed in: on to where they were going when they were asked to, or else to their own beginning. */
export function useDestination(): string {
  const { state } = useLocation() as { state: { from?: string } | null };
  const user = useUser();
  const role = user?.role.toUpperCase() === 'ADMIN' ? 'admin' : (user?.accountRole ?? 'student');
  return state?.from ?? homes[role] ?? '/';
}

/** For a link between signing in and registering: where somebody was going is not lost on the way. */
export const useKeptState = (): unknown => useLocation().state;
