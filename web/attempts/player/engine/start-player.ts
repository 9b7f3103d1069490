import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { engineFromView, openPlayer, storedAttempt, type Wait } from './open-player.ts';
import type { PendingStart } from './store/local-attempt-store.ts';
import type { PlayerEngine, Ports } from './player-engine.ts';

/**
 * Starts a test, or resumes the attempt in progress at it. The ids of the attempt and the device are stored before the request,
 * so a retry after a lost reply finds the attempt that the first request created instead of creating a second one.
 */

/** The ids to start with: those of an earlier try that got no reply, or new ones. */
async function pendingStart({ store, newId }: Ports, key: string): Promise<PendingStart> {
  const fresh = { attempt: newId(), device: newId() };
  return store.pendingStart(key, fresh).catch(() => fresh);
}

export interface StartRequest {
  test: string;
  /** The class assignment that the test is taken for. */
  assignment?: string;
}

async function start(request: StartRequest, key: string, ports: Ports) {
  const pending = await pendingStart(ports, key);
  const { attempt: id, device } = pending;
  const view = await ports.api.start({ id, ...request, device });
  await ports.store.forgetStart(key).catch(() => {});
  return { view, device };
}

/** Starts a test or resumes the attempt in progress. Fails with `ApiError`. */
export async function startPlayer(
  request: StartRequest,
  ports: Ports,
  wait: Wait,
): Promise<PlayerEngine> {
  const key = [
    ports.account,
    request.test,
    ...(request.assignment ? [request.assignment] : []),
  ].join('/');
  let started = await start(request, key, ports);
  // The stored ids belong to an attempt that was finished another way meanwhile, so this is a new one.
  if (isFinal(started.view.attempt.phase)) started = await start(request, key, ports);
  const { view, device } = started;
  const stored = await storedAttempt(ports, view.id);
  return stored ? openPlayer(view.id, ports, wait) : engineFromView(view, device, ports, wait);
}
