import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 150;

/** Retries until `look` returns something; the error of the last try is part of the failure message. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | undefined | false | null>,
  timeoutMs = 30_000,
): Promise<Value> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    let reason = '';
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      reason = ` (${String(error)})`;
    }
    if (performance.now() > end) throw new Error(`It never came to this: ${what}${reason}`);
    await sleep(pauseMs);
  }
}
