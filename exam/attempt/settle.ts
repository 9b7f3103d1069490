import { isExpired, isFinal, isPaused, openModule, type Attempt } from './attempt.ts';
import type { LoggedEvent, ServerEvent } from './event.ts';
import { step } from './step.ts';

/** Time for answers to arrive that were in transit at the deadline. */
export const transitMs = 60_000;

/**
 * A device that fell silent before the deadline may hold answers made in time; it has this long to deliver them. Classmates wait
 * for the results of an assigned attempt, so there it is half an hour.
 */
const silentMs = { private: 24 * 60 * 60_000, assigned: 30 * 60_000 };

/** After the end of an assigned attempt, no answer can arrive any more that still counts. */
export const assignedGraceMs = silentMs.assigned + transitMs;

/** The last time a device said that it had nothing unsent. The log does not contain heartbeats. */
export interface Heartbeat {
  device: string;
  at: number;
}

/** Everything the device made before this time has arrived: the heartbeat itself may have been in transit. */
export const deliveredUpTo = (heartbeat: Heartbeat | undefined, device: string): number =>
  heartbeat?.device === device ? heartbeat.at - transitMs : 0;

function isSilentBefore(attempt: Attempt, time: number, heartbeat: Heartbeat | undefined): boolean {
  const { active, devices } = attempt;
  const device = active === undefined ? undefined : devices[active];
  if (active === undefined || !device) return false;
  return Math.max(device.heardAt, deliveredUpTo(heartbeat, active)) < time;
}

/** When the server closes the open module if the student does not; undefined during a pause and while no module is open. */
export function settlesAt(attempt: Attempt, heartbeat?: Heartbeat): number | undefined {
  const open = openModule(attempt);
  if (!open || isPaused(attempt)) return undefined;
  if (!isSilentBefore(attempt, open.deadline, heartbeat)) return open.deadline + transitMs;
  const isAssigned = attempt.plan.endsBy !== undefined;
  return open.deadline + (isAssigned ? silentMs.assigned : silentMs.private);
}

/** A browser may end a break early; `settle` makes the same event without a sender when the break is over. */
type DueEvent = { event: ServerEvent | { type: 'break-ended' | 'abandoned' }; at: number };

/** What ends an assigned attempt whose time is over. There is no result if no module was opened. */
function findEnd(attempt: Attempt, now: number): DueEvent | undefined {
  const { endsBy = Infinity } = attempt.plan;
  const open = openModule(attempt);
  if (open && isPaused(attempt) && now >= endsBy + transitMs) {
    return { event: { type: 'settled', module: open.module }, at: open.deadline };
  }
  if (!isExpired(attempt, now)) return undefined;
  const type = attempt.modules.length > 0 ? 'completed' : 'abandoned';
  return { event: { type }, at: now };
}

function findDueEvent(
  attempt: Attempt,
  now: number,
  heartbeat: Heartbeat | undefined,
): DueEvent | undefined {
  const { phase } = attempt;
  if (isFinal(phase)) return undefined;
  if (phase.name === 'ended') return { event: { type: 'completed' }, at: now };
  const end = findEnd(attempt, now);
  if (end) return end;
  if (phase.name === 'break' && now >= phase.endsAt) {
    return { event: { type: 'break-ended' }, at: phase.endsAt };
  }
  const open = openModule(attempt);
  const closesAt = settlesAt(attempt, heartbeat);
  if (!open || closesAt === undefined || now < closesAt) return undefined;
  return { event: { type: 'settled', module: open.module }, at: open.deadline };
}

/**
 * Makes the events that follow from time alone: the end of a break, the end of a module's time, and completion. Settling is
 * idempotent: a settled attempt gives no more events at the same `now`. A module is settled a minute after its deadline, or later
 * if the active device fell silent before the deadline. A paused module, a break and the wait for the next module end with the
 * time of an assigned attempt; in private practice a pause and a wait never end. The end of a module is dated by its deadline and
 * the end of a break by its planned end, so these dates do not depend on when `settle` runs; only the end of the attempt is dated
 * `now`.
 */
export function settle(
  attempt: Attempt,
  now: number,
  heartbeat?: Heartbeat,
): { attempt: Attempt; log: LoggedEvent[] } {
  const log: LoggedEvent[] = [];
  let current = attempt;
  const findNext = (): DueEvent | undefined => findDueEvent(current, now, heartbeat);
  for (let next = findNext(); next; next = findNext()) {
    const logged: LoggedEvent = { seq: current.seq + 1, receivedAt: now, ...next };
    const stepped = step(current, logged);
    if ('refusal' in stepped) break;
    current = stepped.attempt;
    log.push(logged);
  }
  return { attempt: current, log };
}
