import { useUser } from '../../api/auth-state.ts';

const teaching = ['tutor', 'teacher', 'admin'];

/** For what a screen offers; the server decides about every call. */
export const useTeaches = (): boolean => teaching.includes(useUser()?.accountRole ?? '');
