import { useIsSignedIn, useUser } from '../../../api/auth-state.ts';
import { hasAdminFlag } from '../../../api/stored-session.ts';
import { displayName } from '../../../ui/brand/avatar-name.ts';

/** The data of the signed-in person that the frame shows. */
export interface Account {
  fullName: string;
  username: string;
  email: string;
  avatar: string | null;
  displayName: string;
  isAdmin: boolean;
  /** Empty if this browser no longer has it stored. */
  role: string;
}

/** For a signed-in person whose data this browser no longer has: the page still offers the account menu. */
const unknownUser = {
  fullName: '',
  username: '',
  email: '',
  avatar: null,
  role: 'USER',
  accountRole: '',
};

/** The signed-in person, or null for a visitor. */
export function useAccount(): Account | null {
  const isSignedIn = useIsSignedIn();
  const user = useUser() ?? unknownUser;
  if (!isSignedIn) return null;
  return {
    fullName: user.fullName,
    username: user.username,
    email: user.email,
    avatar: user.avatar,
    displayName: displayName(user),
    role: user.accountRole,
    isAdmin: user.role.toUpperCase() === 'ADMIN' || hasAdminFlag(),
  };
}
