import type { Attempt, DeviceState } from './attempt.ts';
import type { BrowserEvent, LoggedEvent } from './event.ts';
import { step } from './step.ts';

/** What a browser posts: its events under its own running numbers, in order. */
export interface Batch {
  device: string;
  events: {
    number: number;
    /** Monotonic milliseconds between the last acknowledgement the browser knew and the making. */
    elapsed: number;
    event: BrowserEvent;
  }[];
}

export type Received =
  | { attempt: Attempt; log: LoggedEvent[] }
  /** It never took the test over. */
  | { unknownDevice: true }
  /** Something before it is missing: send again from here. */
  | { expected: number };

/**
 * The server's time of the acknowledgement the browser reckons from: that of the number before its first. Two given in the same
 * millisecond are remembered as one, by the later number.
 */
function reckonedFrom({ acknowledged }: DeviceState, first: number): number {
  const known =
    acknowledged.findLast(({ number }) => number === first - 1) ??
    acknowledged.find(({ number }) => number >= first) ??
    acknowledged.at(-1);
  return known?.at ?? 0;
}

/** A clock that stands still must not be set back: what starts or stops it counts from its arrival. */
const countsFromArrival = ({ type }: BrowserEvent): boolean =>
  type === 'paused' || type === 'resumed' || type === 'break-started';

/**
 * Takes a batch in: what came before is passed over, each new event is dated and either applied or kept as superseded.
 * Nothing that fits the schema is ever dropped.
 */
export function receive(attempt: Attempt, { device, events }: Batch, now: number): Received {
  const known = attempt.devices[device];
  if (!known) return { unknownDevice: true };
  const base = reckonedFrom(known, events[0]?.number ?? known.number + 1);
  let current = attempt;
  const log: LoggedEvent[] = [];
  for (const { number, elapsed, event } of events) {
    const { number: last, madeAt } = current.devices[device] ?? known;
    if (number <= last) continue;
    if (number > last + 1)
      return log.length > 0 ? { attempt: current, log } : { expected: last + 1 };
    const made = Math.min(now, Math.max(base + elapsed, base, madeAt));
    const at = countsFromArrival(event) ? now : made;
    const sender = { device, number };
    const logged: LoggedEvent = { seq: current.seq + 1, at, receivedAt: now, sender, event };
    const stepped = step(current, logged);
    const kept: LoggedEvent =
      'refusal' in stepped
        ? { ...logged, event: { type: 'superseded', event, reason: stepped.refusal } }
        : logged;
    const after = 'refusal' in stepped ? step(current, kept) : stepped;
    if ('attempt' in after) current = after.attempt;
    log.push(kept);
  }
  return { attempt: current, log };
}
