import type { Attempt, DeviceState } from './attempt.ts';
import type { BrowserEvent, LoggedEvent } from './event.ts';
import { refusalToStore, type LogRefusal } from './log-limits.ts';
import { deliveredUpTo, type Heartbeat } from './settle.ts';
import { step } from './step.ts';

/** What a browser posts: its events in order, numbered by the device from 1. */
export interface Batch {
  device: string;
  events: {
    number: number;
    /** Monotonic milliseconds from the acknowledgment of the number before the batch to the event. */
    elapsed: number;
    event: BrowserEvent;
  }[];
  /** Only in an empty batch: monotonic milliseconds from the device's last acknowledgment until the batch was sent. */
  elapsed?: number | undefined;
  /** The server has refused numbers up to this one, so they may be missing. */
  refusedUpTo?: number | undefined;
}

export type ReceiveResult =
  | {
      attempt: Attempt;
      log: LoggedEvent[];
      /** Events that were not stored, because the log is full or the attempt ended long ago. */
      refused: { number: number; reason: LogRefusal }[];
    }
  /** The device never took over the attempt. */
  | { unknownDevice: true }
  /** An earlier event is missing: the browser must send again from this number. */
  | { expected: number };

/**
 * The server's time of the acknowledgment that the browser's `elapsed` refers to: the one for the number before the batch. Two
 * acknowledgments in the same millisecond are stored as one, under the later number.
 */
function findClockBase({ acknowledged }: DeviceState, firstNumber: number): number {
  const acknowledgment =
    acknowledged.findLast(({ number }) => number === firstNumber - 1) ??
    acknowledged.find(({ number }) => number >= firstNumber) ??
    acknowledged.at(-1);
  return acknowledgment?.at ?? 0;
}

/**
 * When an empty batch was sent. A delayed or repeated heartbeat covers only events made before it was sent. Without
 * `elapsed`, as from a page of an earlier release, it counts as sent now.
 */
export const heartbeatSentAt = (sender: DeviceState, { elapsed }: Batch, now: number): number =>
  elapsed === undefined ? now : Math.min(now, findClockBase(sender, sender.number + 1) + elapsed);

/** Events that stop or start the timer are dated by their arrival, so that a browser cannot gain time by backdating them. */
const countsFromArrival = ({ type }: BrowserEvent): boolean =>
  type === 'paused' || type === 'resumed' || type === 'break-started';

/**
 * Appends a batch of a device to the log. Receiving is idempotent: the log holds each number of a device at most once and in
 * order, so events that arrive again are skipped. A number may be missing only if the server refused it; any other gap ends the
 * batch. The server dates each event: never in the future, never before the acknowledgment that its `elapsed` refers to, never
 * before the device's previous event, and never more than `transitMs` before the device said that it had nothing unsent; pauses and breaks are dated by their arrival. Every new event is logged, either
 * applied or as `superseded` with the reason, unless it exceeds the limits of the log; then it is refused, its number is never
 * reused, and the batch continues behind it.
 */
export function receive(
  attempt: Attempt,
  { device, events, refusedUpTo = 0 }: Batch,
  now: number,
  heartbeat?: Heartbeat,
): ReceiveResult {
  const sender = attempt.devices[device];
  if (!sender) return { unknownDevice: true };
  const clockBase = findClockBase(sender, events[0]?.number ?? sender.number + 1);
  const earliest = Math.max(clockBase, deliveredUpTo(heartbeat, device));
  let current = attempt;
  let reached = Math.max(sender.number, refusedUpTo);
  const log: LoggedEvent[] = [];
  const refused: Extract<ReceiveResult, { log: unknown }>['refused'] = [];
  for (const { number, elapsed, event } of events) {
    const { number: last, madeAt } = current.devices[device] ?? sender;
    if (number <= last) continue;
    if (number > reached + 1) {
      const isFirst = log.length === 0 && refused.length === 0;
      return isFirst ? { expected: reached + 1 } : { attempt: current, log, refused };
    }
    reached = Math.max(reached, number);
    const made = Math.min(now, Math.max(clockBase + elapsed, earliest, madeAt));
    const at = countsFromArrival(event) ? now : made;
    const logged: LoggedEvent = {
      seq: current.seq + 1,
      at,
      receivedAt: now,
      sender: { device, number },
      event,
    };
    const stepped = step(current, logged);
    const entry: LoggedEvent =
      'refusal' in stepped
        ? { ...logged, event: { type: 'superseded', event, reason: stepped.refusal } }
        : logged;
    const reason = refusalToStore(current, event, { isSuperseded: 'refusal' in stepped, now });
    if (reason) {
      refused.push({ number, reason });
      continue;
    }
    const after = 'refusal' in stepped ? step(current, entry) : stepped;
    if ('attempt' in after) current = after.attempt;
    log.push(entry);
  }
  return { attempt: current, log, refused };
}
