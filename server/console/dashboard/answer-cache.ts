import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';

/** No answer is older than this. */
const milliseconds = 30_000;
/** From this age on whoever asks sets the next reckoning going, and is not made to wait for it. */
const freshMilliseconds = 10_000;

interface Answer {
  since: number;
  given: Promise<unknown>;
  isRenewed: boolean;
}

/** Computes each answer at most once in a while, however many people look. */
export function answerCache(clock: Clock) {
  const answers = boundedCache<string, Answer>(clock, { entries: 50, milliseconds });

  return function recent<Value>(question: string, read: () => Promise<Value>): Promise<Value> {
    const since = clock.now().getTime();
    const known = answers.get(question);
    if (known) {
      if (since - known.since >= freshMilliseconds && !known.isRenewed) {
        known.isRenewed = true;
        const given = read();
        given.then(
          () => answers.set(question, { since, given, isRenewed: false }),
          // Whoever asks once the answer is too old meets the failure itself.
          () => undefined,
        );
      }
      return known.given as Promise<Value>;
    }
    const given = read();
    answers.set(question, { since, given, isRenewed: false });
    given.catch(() => answers.delete(question));
    return given;
  };
}
