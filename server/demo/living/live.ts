import { setTimeout } from 'node:timers/promises';
import { fill, type FillNeeds } from './fill.ts';
import { tryLock } from './filling-lock.ts';
import { moveSitters } from './sitters.ts';

/** As often as a browser sends what was done. */
const everyMs = 6_000;

const aborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

type Complain = (error: unknown, what: string) => void;

/** Fills the demo, then keeps a few of its students sitting, until it is stopped or cleared. One process at a time. */
async function live(
  needs: FillNeeds,
  students: number,
  complain: Complain,
  signal: AbortSignal,
): Promise<void> {
  const lock = await tryLock(needs.db);
  if (!lock) return;
  try {
    if ((await fill(needs, students, signal)) !== 'full') return;
    const tell = (error: unknown) => complain(error, 'a simulated student could not go on');
    let goesOn = await moveSitters(needs, tell, { isOpening: true });
    while (goesOn && !signal.aborted) {
      await setTimeout(everyMs, undefined, { signal, ref: false });
      goesOn = await moveSitters(needs, tell);
    }
  } finally {
    await lock.release();
  }
}

/** In the background: whoever asks for a page meanwhile is served first. Gives what stops it. */
export function startLiving(
  needs: FillNeeds,
  students: number,
  complain: Complain,
): () => Promise<void> {
  const stopping = new AbortController();
  const living = live(needs, students, complain, stopping.signal).catch((error: unknown) => {
    if (!aborted(error)) complain(error, 'the simulated students gave up');
  });
  return async () => {
    stopping.abort();
    await living;
  };
}
