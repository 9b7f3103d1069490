import type { SessionUser } from '@bac/contract/accounts/accounts.ts';

/**
 * The data about the signed-in person that the browser stores beside the HttpOnly cookie. It grants nothing: the server
 * authenticates by the cookie. It only lets a page render before the server has answered.
 */
const keys = ['token', 'isAdmin', 'userFullName', 'userEmail', 'userAvatar'] as const;

/** Stored in place of a token: the cookie is the credential. */
export const cookieToken = 'cookie-auth';

export const hasStoredToken = (): boolean => localStorage.getItem('token') !== null;

export const hasAdminFlag = (): boolean => localStorage.getItem('isAdmin') === 'true';

export function storeSession(user: SessionUser): void {
  localStorage.setItem('token', cookieToken);
  localStorage.setItem('userFullName', user.fullName);
  localStorage.setItem('userEmail', user.email);
  if (user.avatar === null) localStorage.removeItem('userAvatar');
  else localStorage.setItem('userAvatar', user.avatar);
  if (user.role.toUpperCase() === 'ADMIN') localStorage.setItem('isAdmin', 'true');
  else localStorage.removeItem('isAdmin');
}

export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** Builds the signed-in person from the stored values, until the server has answered. */
export function rebuildUser(): SessionUser | null {
  const email = localStorage.getItem('userEmail');
  const fullName = localStorage.getItem('userFullName');
  if (!hasStoredToken() || email === null || fullName === null) return null;
  return {
    accountId: '',
    email,
    username: email,
    fullName,
    avatar: localStorage.getItem('userAvatar'),
    role: hasAdminFlag() ? 'ADMIN' : 'USER',
    accountRole: hasAdminFlag() ? 'admin' : 'student',
    status: 'ACTIVE',
  };
}
