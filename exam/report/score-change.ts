export interface RangedScore {
  score: number;
  low: number;
  high: number;
}

export interface ScoreChange {
  points: number;
  /** The change is not larger than its own error: measured twice, equal ability would often differ as much. */
  mayBeChance: boolean;
}

/** Standard errors to each side that contain the difference of two tests of equal ability nine times in ten. */
export const changeErrors = 1.645;

/** One end of a range may be cut off by the end of the scale. */
export const errorOf = ({ score, low, high }: RangedScore): number =>
  Math.max(score - low, high - score);

/** The error of a difference, from the independent errors of its two scores. */
export const errorOfChange = (one: RangedScore, other: RangedScore): number =>
  changeErrors * Math.hypot(errorOf(one), errorOf(other));

export const scoreChange = (earlier: RangedScore, later: RangedScore): ScoreChange => {
  const points = later.score - earlier.score;
  return { points, mayBeChance: Math.abs(points) <= errorOfChange(earlier, later) };
};

/** Compares with a score whose range is not known; assumes that it was as uncertain. */
export const mayDifferByChance = (known: RangedScore, other: number): boolean =>
  scoreChange({ score: other, low: other - errorOf(known), high: other }, known).mayBeChance;

/** The student had met more than half of the questions before, so the score is a little too high. */
export const isFamiliar = (attempt: { seenBefore: number; questions: number }): boolean =>
  attempt.seenBefore * 2 > attempt.questions;
