/** What the ratings come to: how many there are, how they are on average, and which share gave four or five. */
export interface Satisfaction {
  count: number;
  /** Null where nobody has rated. */
  average: number | null;
  satisfied: number | null;
}

/** From how many gave each rating, from one to five. */
export function satisfactionOf(ratings: readonly number[]): Satisfaction {
  const count = ratings.reduce((sum, given) => sum + given, 0);
  if (count === 0) return { count, average: null, satisfied: null };
  const points = ratings.reduce((sum, given, place) => sum + given * (place + 1), 0);
  const good = (ratings[3] ?? 0) + (ratings[4] ?? 0);
  return { count, average: points / count, satisfied: good / count };
}
