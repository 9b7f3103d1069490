import type { AssignmentTerms, ResultTime } from '@bac/contract/following/assignments.ts';

interface Before {
  shows: ResultTime;
  shownAt: Date | null;
  closesAt: Date;
}

/** Whoever started at the last moment may sit for so long: until then nothing is told to those who have done. */
const afterClose = (closesAt: Date | string, longestMs: number): Date =>
  new Date(new Date(closesAt).getTime() + longestMs);

/** The teacher has shown results by hand, before or without a time set for it. */
const isReleased = ({ shows, shownAt, closesAt }: Before, longestMs: number): boolean =>
  shownAt !== null && (shows === 'when-released' || shownAt < afterClose(closesAt, longestMs));

/**
 * From when students see their results under these terms. What was shown by hand stays shown as long as the terms say the same
 * of the same test.
 */
export function shownAtBy(
  { shows, closesAt }: Pick<AssignmentTerms, 'shows' | 'closesAt'>,
  { before, longestMs, now }: { before: Before | undefined; longestMs: number; now: Date },
): Date | null {
  if (before?.shows === shows && isReleased(before, longestMs)) return before.shownAt;
  if (shows === 'at-once') return now;
  return shows === 'after-close' ? afterClose(closesAt, longestMs) : null;
}

const day = 24 * 60 * 60 * 1000;

/** A teacher who forgets to release results keeps them back no longer than this after the close. */
const longestKept = 30 * day;

/** What closed until then, and was never released, is shown. */
export const forgottenUntil = (now: Date): Date => new Date(now.getTime() - longestKept);
