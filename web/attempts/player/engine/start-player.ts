import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { engineFrom, openPlayer, storedAttempt, type Wait } from './open-player.ts';
import type { PendingStart } from './store/local-attempt-store.ts';
import type { PlayerEngine, Ports } from './player-engine.ts';

/** Ids stored before anything is sent: when the reply is lost, the next try finds the attempt it made. */
async function pendingStart({ store, newId }: Ports, key: string): Promise<PendingStart> {
  const fresh = { attempt: newId(), device: newId() };
  return store.pendingStart(key, fresh).catch(() => fresh);
}

export interface Wish {
  test: string;
  /** What a class expects it for. */
  assignment?: string;
}

async function start(wish: Wish, key: string, ports: Ports) {
  const pending = await pendingStart(ports, key);
  const { attempt: id, device } = pending;
  const view = await ports.api.start({ id, ...wish, device });
  await ports.store.forgetStart(key).catch(() => {});
  return { view, device };
}

/** Starts a test, or goes on with the attempt at it that is under way. Fails with `ApiError`. */
export async function startPlayer(wish: Wish, ports: Ports, wait: Wait): Promise<PlayerEngine> {
  const key = [ports.account, wish.test, ...(wish.assignment ? [wish.assignment] : [])].join('/');
  let started = await start(wish, key, ports);
  // Ids left over from a try whose attempt was found and finished another way: this is a new one.
  if (isFinal(started.view.attempt.phase)) started = await start(wish, key, ports);
  const { view, device } = started;
  const stored = await storedAttempt(ports, view.id);
  return stored ? openPlayer(view.id, ports, wait) : engineFrom(view, device, ports, wait);
}
