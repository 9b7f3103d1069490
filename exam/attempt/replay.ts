import { begin, type Attempt } from './attempt.ts';
import type { BrowserEvent, LoggedEvent } from './event.ts';
import { step } from './step.ts';

/**
 * Applies a stored event. The log holds only accepted events, but an earlier version may have accepted one that `step` refuses
 * today: that one counts as superseded, so the attempt stays readable to its end.
 */
export function replayEvent(attempt: Attempt, logged: LoggedEvent): Attempt {
  const stepped = step(attempt, logged);
  if ('attempt' in stepped) return stepped.attempt;
  const event = {
    type: 'superseded',
    event: logged.event as BrowserEvent,
    reason: stepped.refusal,
  } as const;
  const superseded = step(attempt, { ...logged, event });
  return 'attempt' in superseded ? superseded.attempt : attempt;
}

/** An attempt is a fold over its events. */
export function replay([first, ...rest]: readonly LoggedEvent[]): Attempt {
  if (!first) throw new Error('an attempt without events');
  return rest.reduce(replayEvent, begin(first));
}
