/**
 * Spaced repetition of missed questions: a question comes back after 1, 3, 7 and 21 days, and is learned when it was right each
 * time. A wrong answer starts over.
 */
const daysUntilNext = [1, 3, 7, 21] as const;

export const stages = daysUntilNext.length;

export interface Spacing {
  /** How many times in a row the answer was right since the last miss; `stages` means learned. */
  stage: number;
  /** Days until the question comes back; undefined once it is learned. */
  days?: number;
}

export const afterMiss: Spacing = { stage: 0, days: daysUntilNext[0] };

export function afterTry(stage: number, isRight: boolean): Spacing {
  if (!isRight) return afterMiss;
  const next = Math.min(stage + 1, stages);
  const days = daysUntilNext[next];
  return days === undefined ? { stage: next } : { stage: next, days };
}

/**
 * A try before the question is due, or after it was learned. Remembering an answer for so short a time proves little, so a right one
 * leaves the schedule as it is: undefined. A wrong one starts over like any other.
 */
export const afterEarlyTry = (isRight: boolean): Spacing | undefined =>
  isRight ? undefined : afterMiss;
