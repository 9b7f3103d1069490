import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import { ApiError, invalidResponse } from './api-error.ts';
import { anonymous, authStorageKey, useAuthState } from './auth-state.ts';
import { call } from './client.ts';
import { forgetQueries } from './query-cache.ts';
import { cookieToken, forgetSession, rememberSession } from './stored-session.ts';

function become(user: SessionUser): void {
  forgetQueries();
  rememberSession(user);
  useAuthState.setState({ ...anonymous, user, token: cookieToken, isAuthenticated: true });
}

/** Forgets everything this browser knows about who was signed in. */
export function becomeAnonymous(error: string | null = null): void {
  forgetQueries();
  forgetSession();
  useAuthState.setState({ ...anonymous, error });
  localStorage.removeItem(authStorageKey);
}

/** Other calls may answer with nothing; without a person nobody is signed in. */
function personIn(reply: SessionUser | null): SessionUser {
  if (!reply?.email) throw invalidResponse(200);
  return reply;
}

/** The failure is for the form to show, so no toast speaks of it; it is also kept as the state's `error`. */
export async function enter(asking: Promise<SessionUser>): Promise<SessionUser> {
  try {
    useAuthState.setState({ isLoading: true, error: null });
    const user = personIn(await asking);
    become(user);
    return user;
  } catch (error) {
    becomeAnonymous((error as Error).message);
    throw error;
  }
}

export const signIn = (credentials: { email: string; password: string }): Promise<SessionUser> =>
  enter(call('POST /auth/login', { body: credentials, quiet: true }));

/** True when the server confirmed; the browser has forgotten the session either way. */
export async function signOut(): Promise<boolean> {
  const confirmed = await call('POST /auth/logout', { quiet: true }).then(
    () => true,
    () => false,
  );
  becomeAnonymous();
  return confirmed;
}

/** Asks the server whether the stored session still holds. Failing to ask changes nothing. */
export async function validateSession(): Promise<void> {
  if (!useAuthState.getState().isAuthenticated) return;
  try {
    const fresh = await call('GET /id/account/info', { quiet: true });
    const { user } = useAuthState.getState();
    // The stored avatar stays: this call is about the account's standing, not its picture.
    if (user?.status !== fresh.status) become({ ...fresh, avatar: user?.avatar ?? fresh.avatar });
    else useAuthState.setState({ token: cookieToken });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) becomeAnonymous();
    else console.info('Session not checked:', error);
  }
}

export function updateAvatar(avatar: string | null): void {
  const { user } = useAuthState.getState();
  if (user) become({ ...user, avatar });
}
