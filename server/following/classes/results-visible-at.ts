import type { AssignmentTerms, ResultTime } from '@bac/contract/following/assignments.ts';
import { assignedGraceMs } from '@bac/exam/attempt/settle.ts';

interface PreviousTerms {
  resultTime: ResultTime;
  resultsVisibleAt: Date | null;
  closesAt: Date;
}

/** A student who starts at the last moment may take this long, and may deliver the last answers late; until then others see no result. */
const afterClose = (closesAt: Date | string, longestMs: number): Date =>
  new Date(new Date(closesAt).getTime() + longestMs + assignedGraceMs);

/** Attempts that started under an earlier, later close keep their time. */
const laterOf = (at: Date, lastEnd: Date | null): Date =>
  new Date(Math.max(at.getTime(), lastEnd ? lastEnd.getTime() + assignedGraceMs : 0));

/** The teacher released the results by hand, before the set time or without one. */
const isReleased = (
  { resultTime, resultsVisibleAt, closesAt }: PreviousTerms,
  longestMs: number,
): boolean =>
  resultsVisibleAt !== null &&
  (resultTime === 'when-released' || resultsVisibleAt < afterClose(closesAt, longestMs));

/**
 * The time from which students see their results under these terms. Results that were released by hand stay shown as long as the
 * test and this term do not change.
 */
export function computeShownAt(
  { resultTime, closesAt }: Pick<AssignmentTerms, 'resultTime' | 'closesAt'>,
  {
    before,
    longestMs,
    lastEnd,
    now,
  }: { before: PreviousTerms | undefined; longestMs: number; lastEnd: Date | null; now: Date },
): Date | null {
  if (before?.resultTime === resultTime && isReleased(before, longestMs))
    return before.resultsVisibleAt;
  if (resultTime === 'at-once') return now;
  return resultTime === 'after-close' ? laterOf(afterClose(closesAt, longestMs), lastEnd) : null;
}

const day = 24 * 60 * 60 * 1000;

/** Results that a teacher forgets to release are withheld no longer than this after the close. */
const longestWithheld = 30 * day;

/** Assignments that closed by this time show their results even if they were never released. */
export const forgottenUntil = (now: Date): Date => new Date(now.getTime() - longestWithheld);
