import { useAuthState } from './auth-state.ts';
import { call } from './client.ts';
import { rememberSession } from './stored-session.ts';

/** Reads who is signed in once more, after the person changed their own name, so that every header says it at once. */
export async function refreshUser(): Promise<void> {
  try {
    const user = await call('GET /id/account/info', { quiet: true });
    rememberSession(user);
    useAuthState.setState({ user });
  } catch (error) {
    // The change itself is saved; the next visit shows it.
    console.warn('The account could not be read again:', error);
  }
}
