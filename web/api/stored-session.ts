import type { SessionUser } from '@bac/contract/accounts/accounts.ts';

/**
 * What a browser keeps about who is signed in, beside the cookie that script cannot read. None of it opens
 * anything: the server asks the cookie. It only lets a page draw itself before the server has answered.
 */
const keys = ['token', 'isAdmin', 'userFullName', 'userEmail', 'userAvatar'] as const;

/** Stands where other products keep a token: it says that the cookie is the credential. */
export const cookieToken = 'cookie-auth';

export const hasStoredToken = (): boolean => localStorage.getItem('token') !== null;

export const hasAdminFlag = (): boolean => localStorage.getItem('isAdmin') === 'true';

export function rememberSession(user: SessionUser): void {
  localStorage.setItem('token', cookieToken);
  localStorage.setItem('userFullName', user.fullName);
  localStorage.setItem('userEmail', user.email);
  if (user.avatar === null) localStorage.removeItem('userAvatar');
  else localStorage.setItem('userAvatar', user.avatar);
  if (user.role.toUpperCase() === 'ADMIN') localStorage.setItem('isAdmin', 'true');
  else localStorage.removeItem('isAdmin');
}

export function forgetSession(): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** The signed-in person from the stored values alone, until the server has said more. */
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
