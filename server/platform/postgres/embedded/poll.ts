import { setTimeout as sleep } from 'node:timers/promises';

interface PollOptions {
  readonly everyMs: number;
  readonly forMs: number;
  /** Creates the error that is thrown at the timeout. */
  readonly giveUp: () => Error;
}

/** Calls the function repeatedly, without blocking the event loop, until it returns something other than undefined. */
export async function poll<T>(
  check: () => Promise<T | undefined> | T | undefined,
  { everyMs, forMs, giveUp }: PollOptions,
): Promise<T> {
  const deadline = Date.now() + forMs;
  for (;;) {
    const result = await check();
    if (result !== undefined) return result;
    if (Date.now() > deadline) throw giveUp();
    await sleep(everyMs);
  }
}
