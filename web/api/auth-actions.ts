import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import { ApiError, invalidResponse } from './api-error.ts';
import { anonymous, authStorageKey, useAuthState } from './auth-state.ts';
import { call } from './client.ts';
import { forgetQueries } from './query-cache.ts';
import { cookieToken, clearSession, storeSession } from './stored-session.ts';

export function setUser(user: SessionUser): void {
  forgetQueries();
  storeSession(user);
  useAuthState.setState({ ...anonymous, user, token: cookieToken, isAuthenticated: true });
}

/** Clears everything this browser stores about the signed-in person. */
export function becomeAnonymous(error: string | null = null): void {
  forgetQueries();
  clearSession();
  useAuthState.setState({ ...anonymous, error });
  localStorage.removeItem(authStorageKey);
}

/** A reply without a person is invalid, since it signs nobody in. */
function requireUser(reply: SessionUser | null): SessionUser {
  if (!reply?.email) throw invalidResponse(200);
  return reply;
}

/** Completes a sign-in. The form shows a failure, so there is no toast; it is also stored as the state's `error`. */
export async function completeSignIn(request: Promise<SessionUser>): Promise<SessionUser> {
  try {
    useAuthState.setState({ isLoading: true, error: null });
    const user = requireUser(await request);
    setUser(user);
    return user;
  } catch (error) {
    becomeAnonymous((error as Error).message);
    throw error;
  }
}

export const signIn = (credentials: { email: string; password: string }): Promise<SessionUser> =>
  completeSignIn(call('POST /auth/login', { body: credentials, quiet: true }));

/** Returns whether the server confirmed; the browser clears the session in any case. */
export async function signOut(): Promise<boolean> {
  const confirmed = await call('POST /auth/logout', { quiet: true }).then(
    () => true,
    () => false,
  );
  becomeAnonymous();
  return confirmed;
}

/** Asks the server whether the stored session is still valid. A failed request changes nothing. */
export async function validateSession(): Promise<void> {
  if (!useAuthState.getState().isAuthenticated) return;
  try {
    const fresh = await call('GET /id/account/info', { quiet: true });
    const { user } = useAuthState.getState();
    // The stored avatar stays: this call is about the status of the account, not its picture.
    if (user?.status !== fresh.status) setUser({ ...fresh, avatar: user?.avatar ?? fresh.avatar });
    else useAuthState.setState({ token: cookieToken });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) becomeAnonymous();
    else console.info('Session not checked:', error);
  }
}

export function updateAvatar(avatar: string | null): void {
  const { user } = useAuthState.getState();
  if (user) setUser({ ...user, avatar });
}
