import { useAuthState } from '../../api/auth-state.ts';
import { call } from '../../api/client.ts';
import { handOver, keptFor, useKeptState } from './kept-checks.ts';

/** Sends a finished check from this browser to the signed-in account. If that fails, the check stays here for the next time. */
export async function sendKept(): Promise<void> {
  const email = useAuthState.getState().user?.email ?? null;
  const { done } = keptFor(email, useKeptState.getState());
  if (!done || email === null) return;
  const { id, takenAt, answers } = done;
  const saved = await call('POST /interest-checks', {
    body: { id, takenAt, answers },
    quiet: true,
  }).catch(() => undefined);
  if (saved) handOver(saved);
}
