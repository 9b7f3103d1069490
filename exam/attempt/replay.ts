import { begin, type Attempt } from './attempt.ts';
import type { LoggedEvent } from './event.ts';
import { step } from './step.ts';

/** An attempt is a fold over its events. The log holds only accepted events, so a replay refuses none of them. */
export function replay([first, ...rest]: readonly LoggedEvent[]): Attempt {
  if (!first) throw new Error('an attempt without events');
  return rest.reduce((attempt, logged) => {
    const stepped = step(attempt, logged);
    return 'attempt' in stepped ? stepped.attempt : attempt;
  }, begin(first));
}
