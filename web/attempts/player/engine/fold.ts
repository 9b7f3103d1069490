import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { step, type Stepped } from '@bac/exam/attempt/step.ts';
import type { Made, Unsent } from './local-attempt.ts';

const logged = (attempt: Attempt, device: string, number: number, made: Made): LoggedEvent => ({
  seq: attempt.seq + 1,
  at: made.at,
  receivedAt: made.at,
  sender: { device, number },
  event: made.event,
});

/** What the server will say to it, by the same rules. */
export const tryOut = (attempt: Attempt, device: string, number: number, made: Made): Stepped =>
  step(attempt, logged(attempt, device, number, made));

/** The attempt after what is unsent. What no longer fits, the server will keep without effect: so do we. */
export function fold(attempt: Attempt, device: string, unsent: readonly Unsent[]): Attempt {
  return unsent.reduce((before, made) => {
    const stepped = tryOut(before, device, made.number, made);
    return 'attempt' in stepped ? stepped.attempt : before;
  }, attempt);
}

/**
 * The attempt after events that the server has taken, some of them without effect; its log grew by each. One that it took
 * and we would not leaves our count behind the server's, and so makes us ask.
 */
export function foldTaken(
  attempt: Attempt,
  device: string,
  taken: readonly Unsent[],
  superseded: ReadonlySet<number>,
): Attempt {
  return taken.reduce(
    (before, made) =>
      superseded.has(made.number)
        ? { ...before, seq: before.seq + 1 }
        : fold(before, device, [made]),
    attempt,
  );
}
