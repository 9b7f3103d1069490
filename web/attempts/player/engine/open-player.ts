import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import { attemptOf, hasOpenModuleItems, frameOf, type LocalAttempt } from './local-attempt.ts';
import { PlayerEngine, type Ports } from './player-engine.ts';

/**
 * Opens an attempt that exists, from the record of this browser or from a snapshot of the server. The unacknowledged events of a
 * record are sent before the test is taken over, and a record of another person is never shown.
 */

/** The longest time that a person waits for the server before the stored state is shown, even if it is stale. */
const maxWaitMs = 2500;

export type Wait = (ms: number) => Promise<void>;

const recordFrom = (view: AttemptView, device: string, { account, clock }: Ports): LocalAttempt => {
  const attempt = attemptOf(view);
  const deviceState = attempt.devices[device];
  const number = deviceState?.number ?? 0;
  return {
    account,
    device,
    page: '',
    attempt,
    clockBase: { number, at: deviceState?.acknowledged.at(-1)?.at ?? view.now },
    ackedSeq: number,
    outbox: [],
    rejected: [],
    clock: { at: view.now, wall: clock.wall() },
  };
};

/** The stored record and frame. Undefined if there is none or the store cannot be read. */
export async function storedAttempt({ store }: Ports, attempt: string) {
  try {
    return await store.read(attempt);
  } catch (error) {
    console.warn('This browser can not read what it stored:', error);
    return undefined;
  }
}

/** Creates the first engine of this browser from a snapshot: nothing is pending, and the test is active here. */
export async function engineFromView(
  view: AttemptView,
  device: string,
  ports: Ports,
  wait: Wait,
): Promise<PlayerEngine> {
  const record = recordFrom(view, device, ports);
  const frame = frameOf(view);
  const isNew = await ports.store.create(view.id, record, frame).catch(() => undefined);
  // Another tab was faster, so its record counts.
  if (isNew === false) return openPlayer(view.id, ports, wait);
  const engine = new PlayerEngine(view.id, record, frame, ports);
  engine.ledger.isMemoryOnly = isNew === undefined;
  engine.clock.sync(view.now);
  await engine.acquire();
  return engine;
}

/** Creates an engine from the stored record: it sends pending events, then takes the test over. Offline it shows the stored state. */
async function engineFromStore(
  attempt: string,
  { record, frame }: NonNullable<Awaited<ReturnType<typeof storedAttempt>>>,
  ports: Ports,
  wait: Wait,
): Promise<PlayerEngine> {
  const engine = new PlayerEngine(attempt, record, frame, ports);
  const isOurs = ports.account === '' || record.account === '' || record.account === ports.account;
  const canShow = isOurs && hasOpenModuleItems(record.attempt, frame);
  const takeover = engine.takeOver();
  if (!canShow) await closeOnFailure(engine, takeover);
  else {
    const openOrStored = takeover.catch((error: unknown) => {
      if (engine.delivery.isGone) throw error;
    });
    await closeOnFailure(engine, Promise.race([openOrStored, wait(maxWaitMs)]));
  }
  return engine;
}

async function closeOnFailure(engine: PlayerEngine, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    engine.close();
    throw error;
  }
}

/** Resumes an attempt on this device. Fails with `ApiError` if there is nothing to show. */
export async function openPlayer(attempt: string, ports: Ports, wait: Wait): Promise<PlayerEngine> {
  const stored = await storedAttempt(ports, attempt);
  await ports.store.tidy(attempt).catch(() => {});
  if (stored) return engineFromStore(attempt, stored, ports, wait);
  const device = ports.newId();
  return engineFromView(await ports.api.claim(attempt, device), device, ports, wait);
}
