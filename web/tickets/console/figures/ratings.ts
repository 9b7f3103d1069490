/** The number of ratings, their average, and the share of four or five. */
export interface Satisfaction {
  count: number;
  /** Null if nobody has rated. */
  average: number | null;
  satisfied: number | null;
}

/** Summarizes the number of people per rating, from one to five. */
export function satisfactionOf(ratings: readonly number[]): Satisfaction {
  const count = ratings.reduce((sum, raters) => sum + raters, 0);
  if (count === 0) return { count, average: null, satisfied: null };
  const points = ratings.reduce((sum, raters, index) => sum + raters * (index + 1), 0);
  const good = (ratings[3] ?? 0) + (ratings[4] ?? 0);
  return { count, average: points / count, satisfied: good / count };
}
