export interface AccountLink {
  to: string;
  /** The key of its label under `account` in the messages. */
  name: 'profile' | 'errorLog' | 'notifications' | 'settings' | 'adminPanel';
}

const everyone: AccountLink[] = [
  { to: '/profile', name: 'profile' },
  { to: '/error-log', name: 'errorLog' },
  { to: '/notifications', name: 'notifications' },
  { to: '/settings', name: 'settings' },
];

const adminPanel: AccountLink = { to: '/admin', name: 'adminPanel' };

/** Where a signed-in person can go from the account menu. Logging out stands beside these: it is no place. */
export const accountLinks = (isAdmin: boolean): AccountLink[] =>
  isAdmin ? [...everyone, adminPanel] : everyone;
