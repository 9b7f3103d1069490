import { useIsSignedIn, useUser } from '../../../api/auth-state.ts';
import { hasAdminFlag } from '../../../api/stored-session.ts';
import { displayName } from '../../../ui/brand/avatar-name.ts';

/** What the frame shows of a person. */
export interface Account {
  fullName: string;
  username: string;
  email: string;
  avatar: string | null;
  displayName: string;
  isAdmin: boolean;
  /** Empty where this browser has lost it. */
  role: string;
}

/** Signed in, but this browser has lost the name: the page still offers the account menu. */
const nameless = {
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
  const user = useUser() ?? nameless;
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
