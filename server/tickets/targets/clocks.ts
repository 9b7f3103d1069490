import type { OfficeHours } from '@bac/contract/tickets/office-hours.ts';
import type { TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import { isTicketOver, type TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { afterOfficeMinutes, officeMinutesBetween } from './office-hours.ts';
import type { TicketRow } from '../conversation/store.ts';

/** The targets by priority, in minutes of office hours. */
export const targets: Readonly<
  Record<TicketPriority, { readonly firstAnswer: number; readonly resolution: number }>
> = {
  urgent: { firstAnswer: 60, resolution: 480 },
  high: { firstAnswer: 240, resolution: 960 },
  normal: { firstAnswer: 480, resolution: 1920 },
  low: { firstAnswer: 960, resolution: 3840 },
};

/** The columns of a ticket that make up its clocks. */
export interface Clocks {
  state: TicketState;
  firstAnswerDueAt: Date;
  firstAnswerAt: Date | null;
  resolutionDueAt: Date;
  resolvedAt: Date | null;
  /** When the clocks were paused; null while they run. */
  pausedAt: Date | null;
  dueAt: Date | null;
}

export const isTeamsTurn = (state: TicketState): boolean => state === 'new' || state === 'open';

const withDue = (clocks: Omit<Clocks, 'dueAt'>): Clocks => {
  const next = clocks.firstAnswerAt ? clocks.resolutionDueAt : clocks.firstAnswerDueAt;
  return { ...clocks, dueAt: isTeamsTurn(clocks.state) ? next : null };
};

export const startClocks = (hours: OfficeHours, priority: TicketPriority, openedAt: Date): Clocks =>
  withDue({
    state: 'new',
    firstAnswerDueAt: afterOfficeMinutes(hours, openedAt, targets[priority].firstAnswer),
    firstAnswerAt: null,
    resolutionDueAt: afterOfficeMinutes(hours, openedAt, targets[priority].resolution),
    resolvedAt: null,
    pausedAt: null,
  });

/** Postpones a due time by the office time for which the clocks were paused. */
const postpone = (hours: OfficeHours, due: Date, pausedAt: Date | null, now: Date): Date => {
  const pausedMinutes = pausedAt ? officeMinutesBetween(hours, pausedAt, now) : 0;
  return pausedMinutes > 0 ? afterOfficeMinutes(hours, due, pausedMinutes) : due;
};

/** The clocks in a new state: paused, with nothing due, while it is the person's turn or the ticket is over. */
export function withState(
  hours: OfficeHours,
  clocks: Clocks,
  state: TicketState,
  now: Date,
): Clocks {
  const { firstAnswerAt, firstAnswerDueAt, resolutionDueAt, pausedAt, resolvedAt } = clocks;
  const next = { ...clocks, state, resolvedAt: isTicketOver(state) ? (resolvedAt ?? now) : null };
  if (!isTeamsTurn(state)) return withDue({ ...next, pausedAt: pausedAt ?? now });
  return withDue({
    ...next,
    firstAnswerDueAt: firstAnswerAt
      ? firstAnswerDueAt
      : postpone(hours, firstAnswerDueAt, pausedAt, now),
    resolutionDueAt: postpone(hours, resolutionDueAt, pausedAt, now),
    pausedAt: null,
  });
}

/** The clocks after an answer of the team: only the first one counts, and the time paused before it does not. */
export function withAnswer(hours: OfficeHours, clocks: Clocks, now: Date): Clocks {
  if (clocks.firstAnswerAt) return clocks;
  const firstAnswerDueAt = postpone(hours, clocks.firstAnswerDueAt, clocks.pausedAt, now);
  return withDue({ ...clocks, firstAnswerDueAt, firstAnswerAt: now });
}

/** Takes over a merged conversation's first answer if it is earlier. A ticket with an answer is not new. */
export function withEarlierAnswer(clocks: Clocks, at: Date | null): Clocks {
  const { firstAnswerAt, state } = clocks;
  if (at === null || (firstAnswerAt !== null && firstAnswerAt <= at)) return clocks;
  return withDue({ ...clocks, firstAnswerAt: at, state: state === 'new' ? 'open' : state });
}

/** Recomputes both due times as if the ticket had had the new priority from the start; paused time stays added. */
export function withPriority(
  hours: OfficeHours,
  clocks: Clocks,
  [before, after]: readonly [TicketPriority, TicketPriority],
  openedAt: Date,
): Clocks {
  const dueBy = (target: 'firstAnswer' | 'resolution', isDue: Date): Date => {
    const wasDue = afterOfficeMinutes(hours, openedAt, targets[before][target]);
    const pausedMinutes = officeMinutesBetween(hours, wasDue, isDue);
    return afterOfficeMinutes(hours, openedAt, targets[after][target] + pausedMinutes);
  };
  return withDue({
    ...clocks,
    firstAnswerDueAt: dueBy('firstAnswer', clocks.firstAnswerDueAt),
    resolutionDueAt: dueBy('resolution', clocks.resolutionDueAt),
  });
}

/** Whole office minutes until `due`: at least 1 before it and at most -1 after it, even outside office hours. */
export const minutesLeft = (hours: OfficeHours, due: Date, now: Date): number =>
  due >= now
    ? Math.max(1, Math.round(officeMinutesBetween(hours, now, due)))
    : Math.min(-1, -Math.round(officeMinutesBetween(hours, due, now)));

/** Picks only the clock columns of a row, so that a changed copy can be written back as it is. */
export const clocksOf = ({
  state,
  firstAnswerDueAt,
  firstAnswerAt,
  resolutionDueAt,
  resolvedAt,
  pausedAt,
  dueAt,
}: TicketRow): Clocks => ({
  state,
  firstAnswerDueAt,
  firstAnswerAt,
  resolutionDueAt,
  resolvedAt,
  pausedAt,
  dueAt,
});
