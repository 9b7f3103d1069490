import { isPaused, openModule, type Attempt } from './attempt.ts';
import type { LoggedEvent, ServerEvent } from './event.ts';
import { step } from './step.ts';

/** Time for answers to arrive that were in transit at the deadline. */
const graceMs = 60_000;

/** A device that fell silent before the deadline may hold answers made in time; it has a day to deliver them. */
const silentMs = 24 * 60 * 60_000;

/** When the server closes the open module if the student does not; undefined during a pause and while no module is open. */
export function settlesAt(attempt: Attempt): number | undefined {
  const open = openModule(attempt);
  if (!open || isPaused(attempt)) return undefined;
  const device = attempt.active === undefined ? undefined : attempt.devices[attempt.active];
  const isSilent = device !== undefined && device.heardAt < open.deadline;
  return open.deadline + (isSilent ? silentMs : graceMs);
}

/** A browser may end a break early; `settle` makes the same event without a sender when the break is over. */
type DueEvent = { event: ServerEvent | { type: 'break-ended' }; at: number };

function findDueEvent(attempt: Attempt, now: number): DueEvent | undefined {
  const { phase } = attempt;
  if (phase.name === 'ended') return { event: { type: 'completed' }, at: now };
  if (phase.name === 'break' && now >= phase.endsAt) {
    return { event: { type: 'break-ended' }, at: phase.endsAt };
  }
  const open = openModule(attempt);
  const closesAt = settlesAt(attempt);
  if (!open || closesAt === undefined || now < closesAt) return undefined;
  return { event: { type: 'settled', module: open.module }, at: open.deadline };
}

/**
 * Makes the events that follow from time alone: the end of a break, the end of a module's time, and completion. Settling is
 * idempotent: a settled attempt gives no more events at the same `now`. A module is settled a minute after its deadline, or a day
 * after it if the active device fell silent before the deadline; a paused module is never settled. The end of a module is dated by
 * its deadline and the end of a break by its planned end, so these dates do not depend on when `settle` runs; only completion
 * is dated `now`.
 */
export function settle(attempt: Attempt, now: number): { attempt: Attempt; log: LoggedEvent[] } {
  const log: LoggedEvent[] = [];
  let current = attempt;
  for (let next = findDueEvent(current, now); next; next = findDueEvent(current, now)) {
    const logged: LoggedEvent = { seq: current.seq + 1, receivedAt: now, ...next };
    const stepped = step(current, logged);
    if ('refusal' in stepped) break;
    current = stepped.attempt;
    log.push(logged);
  }
  return { attempt: current, log };
}
