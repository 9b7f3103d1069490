/**
 * When a missed question comes back: right again after one day, then three, seven and twenty-one, and it is learnt. A
 * wrong answer starts over.
 */
const daysUntilNext = [1, 3, 7, 21] as const;

export const stages = daysUntilNext.length;

export interface Spacing {
  /** How many times in a row it was right since the last miss; `stages` means learnt. */
  stage: number;
  /** Days until it comes back; undefined once learnt. */
  days?: number;
}

export const afterMiss: Spacing = { stage: 0, days: daysUntilNext[0] };

export function afterTry(stage: number, isRight: boolean): Spacing {
  if (!isRight) return afterMiss;
  const next = Math.min(stage + 1, stages);
  const days = daysUntilNext[next];
  return days === undefined ? { stage: next } : { stage: next, days };
}
