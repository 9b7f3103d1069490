import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { step, type StepResult } from '@bac/exam/attempt/step.ts';
import type { TimedEvent, NumberedEvent } from './local-attempt.ts';

/**
 * Applies this device's events to an attempt with the same `step` as the server. The browser's state therefore runs ahead of
 * the server's and equals it once everything is acknowledged.
 */

const toLoggedEvent = (
  attempt: Attempt,
  device: string,
  number: number,
  timedEvent: TimedEvent,
): LoggedEvent => ({
  seq: attempt.seq + 1,
  at: timedEvent.at,
  receivedAt: timedEvent.at,
  sender: { device, number },
  event: timedEvent.event,
});

/** Predicts what the server will do with an event. */
export const predictStep = (
  attempt: Attempt,
  device: string,
  number: number,
  timedEvent: TimedEvent,
): StepResult => step(attempt, toLoggedEvent(attempt, device, number, timedEvent));

/** The attempt after its unacknowledged events. An event that no longer fits has no effect, here as on the server. */
export function fold(attempt: Attempt, device: string, unsent: readonly NumberedEvent[]): Attempt {
  return unsent.reduce((before, timedEvent) => {
    const stepped = predictStep(before, device, timedEvent.number, timedEvent);
    return 'attempt' in stepped ? stepped.attempt : before;
  }, attempt);
}

/**
 * The attempt after acknowledged events. The server's log grew by each of them, superseded or not. If the server applied an
 * event that `step` refuses here, `seq` falls behind the server's, and the difference makes the engine request a snapshot.
 */
export function foldAcknowledged(
  attempt: Attempt,
  device: string,
  events: readonly NumberedEvent[],
  superseded: ReadonlySet<number>,
): Attempt {
  return events.reduce(
    (before, timedEvent) =>
      superseded.has(timedEvent.number)
        ? { ...before, seq: before.seq + 1 }
        : fold(before, device, [timedEvent]),
    attempt,
  );
}
