const hour = 3_600_000;
const day = 24 * hour;
/** Vietnam has no summer time. */
const aheadOfUtc = 7 * hour;

/** Midnight in Vietnam so many days on: what is due on a day is due from its first minute. */
export function dueIn(from: Date, days: number | undefined): Date | null {
  if (days === undefined) return null;
  const today = Math.floor((from.getTime() + aheadOfUtc) / day);
  return new Date((today + days) * day - aheadOfUtc);
}
