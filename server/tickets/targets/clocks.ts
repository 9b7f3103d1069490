import type { TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import { isTicketOver, type TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { afterOfficeMinutes, officeMinutesBetween } from './office-hours.ts';
import type { TicketRow } from '../conversation/store.ts';

/** What the team owes by priority, in minutes of office hours. */
export const targets: Readonly<
  Record<TicketPriority, { readonly firstAnswer: number; readonly resolution: number }>
> = {
  urgent: { firstAnswer: 60, resolution: 480 },
  high: { firstAnswer: 240, resolution: 960 },
  normal: { firstAnswer: 480, resolution: 1920 },
  low: { firstAnswer: 960, resolution: 3840 },
};

/** What of a ticket its clocks are read from. */
export interface Clocks {
  state: TicketState;
  firstAnswerDueAt: Date;
  firstAnswerAt: Date | null;
  resolutionDueAt: Date;
  resolvedAt: Date | null;
  /** Since when the clocks stand still. */
  pausedAt: Date | null;
  dueAt: Date | null;
}

export const isTeamsTurn = (state: TicketState): boolean => state === 'new' || state === 'open';

const withDue = (clocks: Omit<Clocks, 'dueAt'>): Clocks => {
  const next = clocks.firstAnswerAt ? clocks.resolutionDueAt : clocks.firstAnswerDueAt;
  return { ...clocks, dueAt: isTeamsTurn(clocks.state) ? next : null };
};

export const startClocks = (priority: TicketPriority, openedAt: Date): Clocks =>
  withDue({
    state: 'new',
    firstAnswerDueAt: afterOfficeMinutes(openedAt, targets[priority].firstAnswer),
    firstAnswerAt: null,
    resolutionDueAt: afterOfficeMinutes(openedAt, targets[priority].resolution),
    resolvedAt: null,
    pausedAt: null,
  });

/** Later by what the clocks have stood still for. */
const putOff = (due: Date, pausedAt: Date | null, now: Date): Date => {
  const stood = pausedAt ? officeMinutesBetween(pausedAt, now) : 0;
  return stood > 0 ? afterOfficeMinutes(due, stood) : due;
};

/** The clocks once the ticket is in that state: while it is the person's turn, or over, nothing is owed and neither runs. */
export function inState(clocks: Clocks, state: TicketState, now: Date): Clocks {
  const { firstAnswerAt, firstAnswerDueAt, resolutionDueAt, pausedAt, resolvedAt } = clocks;
  const next = { ...clocks, state, resolvedAt: isTicketOver(state) ? (resolvedAt ?? now) : null };
  if (!isTeamsTurn(state)) return withDue({ ...next, pausedAt: pausedAt ?? now });
  return withDue({
    ...next,
    firstAnswerDueAt: firstAnswerAt ? firstAnswerDueAt : putOff(firstAnswerDueAt, pausedAt, now),
    resolutionDueAt: putOff(resolutionDueAt, pausedAt, now),
    pausedAt: null,
  });
}

/** The team has answered; only the first time counts, and what stood still until then is not held against it. */
export function answered(clocks: Clocks, now: Date): Clocks {
  if (clocks.firstAnswerAt) return clocks;
  const firstAnswerDueAt = putOff(clocks.firstAnswerDueAt, clocks.pausedAt, now);
  return withDue({ ...clocks, firstAnswerDueAt, firstAnswerAt: now });
}

/** With another conversation's first answer, which counts where it came before. What has an answer is not new. */
export function answeredFirst(clocks: Clocks, at: Date | null): Clocks {
  const { firstAnswerAt, state } = clocks;
  if (at === null || (firstAnswerAt !== null && firstAnswerAt <= at)) return clocks;
  return withDue({ ...clocks, firstAnswerAt: at, state: state === 'new' ? 'open' : state });
}

/** With another priority, both run as if it had been so from the beginning; what stood still stays added. */
export function withPriority(
  clocks: Clocks,
  [before, after]: readonly [TicketPriority, TicketPriority],
  openedAt: Date,
): Clocks {
  const dueBy = (target: 'firstAnswer' | 'resolution', isDue: Date): Date => {
    const wasDue = afterOfficeMinutes(openedAt, targets[before][target]);
    const stood = officeMinutesBetween(wasDue, isDue);
    return afterOfficeMinutes(openedAt, targets[after][target] + stood);
  };
  return withDue({
    ...clocks,
    firstAnswerDueAt: dueBy('firstAnswer', clocks.firstAnswerDueAt),
    resolutionDueAt: dueBy('resolution', clocks.resolutionDueAt),
  });
}

/** Whole office minutes from now to then. Even outside office hours what is due is one minute off, and what has passed one below nought. */
export const minutesLeft = (due: Date, now: Date): number =>
  due >= now
    ? Math.max(1, Math.round(officeMinutesBetween(now, due)))
    : Math.min(-1, -Math.round(officeMinutesBetween(due, now)));

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
