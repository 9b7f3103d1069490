import type { Account } from './use-account.ts';

export interface AccountLink {
  to: string;
  /** The key of its label under `account` in the messages. */
  name:
    | 'profile'
    | 'results'
    | 'errorLog'
    | 'classes'
    | 'family'
    | 'orientation'
    | 'notifications'
    | 'settings'
    | 'help'
    | 'adminPanel';
}

/** `roles` limits a link to these roles; a link without it is for everyone. */
const links: (AccountLink & { roles?: string[] })[] = [
  { to: '/profile', name: 'profile' },
  { to: '/profile?tab=overview#history', name: 'results', roles: ['student'] },
  { to: '/error-log', name: 'errorLog' },
  { to: '/classes', name: 'classes', roles: ['student', 'tutor', 'teacher'] },
  { to: '/family', name: 'family', roles: ['student', 'parent'] },
  { to: '/huong-nghiep', name: 'orientation', roles: ['student', 'parent'] },
  { to: '/notifications', name: 'notifications' },
  { to: '/settings', name: 'settings' },
  { to: '/support', name: 'help' },
];

/** What a visitor's menu leads to besides the header's links. */
export const visitorLinks: AccountLink[] = [
  { to: '/huong-nghiep', name: 'orientation' },
  { to: '/support', name: 'help' },
];

const adminPanel: AccountLink = { to: '/admin', name: 'adminPanel' };

/** The links of the account menu. Logging out is not among them, because it is an action. */
export function accountLinks({ isAdmin, role }: Pick<Account, 'isAdmin' | 'role'>): AccountLink[] {
  const own = links.filter(({ roles }) => roles === undefined || roles.includes(role));
  return isAdmin ? [...own, adminPanel] : own;
}
