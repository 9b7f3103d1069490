import { useAuthState } from '../../api/auth-state.ts';
import { call } from '../../api/client.ts';
import { handOver, keptFor, useKeptState } from './kept-checks.ts';

/** Brings a finished check from this browser to the account that is signed in. Failing, it stays here for the next time. */
export async function sendKept(): Promise<void> {
  const email = useAuthState.getState().user?.email ?? null;
  const { done } = keptFor(email, useKeptState.getState());
  if (!done || email === null) return;
  const { id, takenAt, answers } = done;
  const kept = await call('POST /interest-checks', {
    body: { id, takenAt, answers },
    quiet: true,
  }).catch(() => undefined);
  if (kept) handOver(kept);
}
