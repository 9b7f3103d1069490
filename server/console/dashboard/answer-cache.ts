import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';

/** The maximum age of an answer. */
const maxAgeMilliseconds = 30_000;
/** From this age on, a request gets the cached answer and refreshes it in the background (stale-while-revalidate). */
const freshMilliseconds = 10_000;

interface Answer {
  computedAt: number;
  value: Promise<unknown>;
  isRefreshing: boolean;
}

/** Limits how often each answer is computed, however many people request it. */
export function answerCache(clock: Clock) {
  const answers = boundedCache<string, Answer>(clock, {
    entries: 50,
    milliseconds: maxAgeMilliseconds,
  });

  return function recent<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const computedAt = clock.now().getTime();
    const cached = answers.get(key);
    if (cached) {
      if (computedAt - cached.computedAt >= freshMilliseconds && !cached.isRefreshing) {
        cached.isRefreshing = true;
        const value = read();
        value.then(
          () => answers.set(key, { computedAt, value, isRefreshing: false }),
          // The failure reaches the first request after the cached answer has expired.
          () => undefined,
        );
      }
      return cached.value as Promise<Value>;
    }
    const value = read();
    answers.set(key, { computedAt, value, isRefreshing: false });
    value.catch(() => answers.delete(key));
    return value;
  };
}
