import type { Clocks } from './clocks.ts';
import type { TicketRow } from '../conversation/store.ts';

/** What of a row its clocks are read from, and nothing else: what comes of them can be written back as it is. */
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
