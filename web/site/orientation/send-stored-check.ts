import { useAuthState } from '../../api/auth-state.ts';
import { call } from '../../api/client.ts';
import { markSent, checksVisibleTo, useStoredChecks } from './stored-checks.ts';

/** Sends a finished check from this browser to the signed-in account. If that fails, the check stays here for the next time. */
export async function sendStoredCheck(): Promise<void> {
  const email = useAuthState.getState().user?.email ?? null;
  const { done } = checksVisibleTo(email, useStoredChecks.getState());
  if (!done || email === null) return;
  const { id, takenAt, answers } = done;
  const saved = await call('POST /interest-checks', {
    body: { id, takenAt, answers },
    quiet: true,
  }).catch(() => undefined);
  if (saved) markSent(saved);
}
