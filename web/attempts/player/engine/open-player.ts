import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import { attemptOf, fits, frameOf, type LocalAttempt } from './local-attempt.ts';
import { PlayerEngine, type Ports } from './player-engine.ts';

/** How long a person looks at nothing before the stored state is shown, be it old. */
const patienceMs = 2500;

export type Wait = (ms: number) => Promise<void>;

const keptOf = (view: AttemptView, device: string, { account, clock }: Ports): LocalAttempt => {
  const attempt = attemptOf(view);
  const known = attempt.devices[device];
  const number = known?.number ?? 0;
  return {
    account,
    device,
    page: '',
    attempt,
    base: { number, at: known?.acknowledged.at(-1)?.at ?? view.now },
    taken: number,
    since: [],
    setAside: [],
    clock: { at: view.now, wall: clock.wall() },
  };
};

/** What the store holds; nothing where it can't be read. */
export async function storedAttempt({ store }: Ports, attempt: string) {
  try {
    return await store.read(attempt);
  } catch (error) {
    console.warn('This browser can not read what it stored:', error);
    return undefined;
  }
}

/** A first engine from the server's own words: nothing is unsent, and the test is here. */
export async function engineFrom(
  view: AttemptView,
  device: string,
  ports: Ports,
  wait: Wait,
): Promise<PlayerEngine> {
  const kept = keptOf(view, device, ports);
  const frame = frameOf(view);
  const isNew = await ports.store.create(view.id, kept, frame).catch(() => undefined);
  // Another tab was faster: its record counts.
  if (isNew === false) return openPlayer(view.id, ports, wait);
  const engine = new PlayerEngine(view.id, kept, frame, ports);
  engine.ledger.isMemoryOnly = isNew === undefined;
  engine.clock.hear(view.now);
  await engine.own();
  return engine;
}

/** With what this browser holds: its unsent work goes first, then the test comes here. Without the network it is shown as stored. */
async function engineFromStore(
  attempt: string,
  { kept, frame }: NonNullable<Awaited<ReturnType<typeof storedAttempt>>>,
  ports: Ports,
  wait: Wait,
): Promise<PlayerEngine> {
  const engine = new PlayerEngine(attempt, kept, frame, ports);
  const isOurs = ports.account === '' || kept.account === '' || kept.account === ports.account;
  const canShow = isOurs && fits(kept.attempt, frame);
  const arrived = engine.takeOver();
  if (!canShow) await closingOnFailure(engine, arrived);
  else {
    const shown = arrived.catch((error: unknown) => {
      if (engine.delivery.isGone) throw error;
    });
    await closingOnFailure(engine, Promise.race([shown, wait(patienceMs)]));
  }
  return engine;
}

async function closingOnFailure(engine: PlayerEngine, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    engine.close();
    throw error;
  }
}

/** Goes on with an attempt, here. Fails with `ApiError` where there is nothing to show. */
export async function openPlayer(attempt: string, ports: Ports, wait: Wait): Promise<PlayerEngine> {
  const stored = await storedAttempt(ports, attempt);
  await ports.store.tidy(attempt).catch(() => {});
  if (stored) return engineFromStore(attempt, stored, ports, wait);
  const device = ports.newId();
  return engineFrom(await ports.api.claim(attempt, device), device, ports, wait);
}
