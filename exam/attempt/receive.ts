import type { Attempt, DeviceState } from './attempt.ts';
import type { BrowserEvent, LoggedEvent } from './event.ts';
import { refusalToStore, type LogRefusal } from './log-limits.ts';
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
  /** The server has refused numbers up to this one, so they may be missing. */
  refusedUpTo?: number | undefined;
}

export type Received =
  | {
      attempt: Attempt;
      log: LoggedEvent[];
      /** Events that are not stored, because the log is full or the attempt ended long ago. */
      refused: { number: number; reason: LogRefusal }[];
    }
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
 * Takes a batch in: what came before is passed over, each new event is dated and either applied or kept as superseded. An event
 * beyond the limits of the log is refused, and the events behind it are still taken in. The browser never reuses its number.
 */
export function receive(
  attempt: Attempt,
  { device, events, refusedUpTo = 0 }: Batch,
  now: number,
): Received {
  const known = attempt.devices[device];
  if (!known) return { unknownDevice: true };
  const base = reckonedFrom(known, events[0]?.number ?? known.number + 1);
  let current = attempt;
  let reached = Math.max(known.number, refusedUpTo);
  const log: LoggedEvent[] = [];
  const refused: Extract<Received, { log: unknown }>['refused'] = [];
  for (const { number, elapsed, event } of events) {
    const { number: last, madeAt } = current.devices[device] ?? known;
    if (number <= last) continue;
    if (number > reached + 1) {
      const isFirst = log.length === 0 && refused.length === 0;
      return isFirst ? { expected: reached + 1 } : { attempt: current, log, refused };
    }
    reached = Math.max(reached, number);
    const made = Math.min(now, Math.max(base + elapsed, base, madeAt));
    const at = countsFromArrival(event) ? now : made;
    const sender = { device, number };
    const logged: LoggedEvent = { seq: current.seq + 1, at, receivedAt: now, sender, event };
    const stepped = step(current, logged);
    const kept: LoggedEvent =
      'refusal' in stepped
        ? { ...logged, event: { type: 'superseded', event, reason: stepped.refusal } }
        : logged;
    const reason = refusalToStore(current, event, { isSuperseded: 'refusal' in stepped, now });
    if (reason) {
      refused.push({ number, reason });
      continue;
    }
    const after = 'refusal' in stepped ? step(current, kept) : stepped;
    if ('attempt' in after) current = after.attempt;
    log.push(kept);
  }
  return { attempt: current, log, refused };
}
