import { openModule, type Attempt } from './attempt.ts';
import type { LoggedEvent, ServerEvent } from './event.ts';
import { step } from './step.ts';

/** For answers that were under way at the deadline. */
const graceMs = 60_000;

/** A device that fell silent before the deadline may hold answers made in time; it has a day to bring them. */
const silentMs = 24 * 60 * 60_000;

/** When the clock closes the open module, unless the student does; undefined while it stands still or none is open. */
export function settlesAt(attempt: Attempt): number | undefined {
  const open = openModule(attempt);
  if (!open || (attempt.phase.name === 'module' && attempt.phase.pausedAt !== undefined)) {
    return undefined;
  }
  const device = attempt.active === undefined ? undefined : attempt.devices[attempt.active];
  const isSilent = device !== undefined && device.heardAt < open.deadline;
  return open.deadline + (isSilent ? silentMs : graceMs);
}

type Due = { event: ServerEvent | { type: 'break-ended' }; at: number };

function due(attempt: Attempt, now: number): Due | undefined {
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

/** What time alone has brought about by now, as events to append. Asking twice brings nothing new. */
export function settle(attempt: Attempt, now: number): { attempt: Attempt; log: LoggedEvent[] } {
  const log: LoggedEvent[] = [];
  let current = attempt;
  for (let next = due(current, now); next; next = due(current, now)) {
    const logged: LoggedEvent = { seq: current.seq + 1, receivedAt: now, ...next };
    const stepped = step(current, logged);
    if ('refusal' in stepped) break;
    current = stepped.attempt;
    log.push(logged);
  }
  return { attempt: current, log };
}
