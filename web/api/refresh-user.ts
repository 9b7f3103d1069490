import { useAuthState } from './auth-state.ts';
import { call } from './client.ts';
import { storeSession } from './stored-session.ts';

/** Fetches the signed-in person again after they changed their name, so that every header shows it at once. */
export async function refreshUser(): Promise<void> {
  try {
    const user = await call('GET /id/account/info', { quiet: true });
    storeSession(user);
    useAuthState.setState({ user });
  } catch (error) {
    // The change itself is saved; the next visit shows it.
    console.warn('The account could not be read again:', error);
  }
}
