import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 150;

/** Tries again until there is something; what the last try threw is part of the complaint. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | undefined | false | null>,
  patienceMs = 30_000,
): Promise<Value> {
  const end = performance.now() + patienceMs;
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
