import { setTimeout as sleep } from 'node:timers/promises';

interface Patience {
  readonly everyMs: number;
  readonly forMs: number;
  /** What to throw when the time is up. */
  readonly giveUp: () => Error;
}

/** Asks again and again, leaving the event loop free in between, until the answer is not undefined. */
export async function poll<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  { everyMs, forMs, giveUp }: Patience,
): Promise<T> {
  const deadline = Date.now() + forMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw giveUp();
    await sleep(everyMs);
  }
}
