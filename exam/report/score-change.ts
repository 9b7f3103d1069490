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

interface MethodScore extends RangedScore {
  method: string;
}

export interface Progress {
  /** How the later score differs, without its sign. */
  points: number;
  /** `up` and `down` only beyond the error of the change: otherwise a direction would be claimed that may be chance. */
  verdict: 'up' | 'down' | 'same' | 'chance';
  /** The scores were computed in different ways, so that a part of the change may come from that. */
  hasNewMethod: boolean;
}

/** What may be said about progress from one score to a later one. */
export function progressBetween(earlier: MethodScore, later: MethodScore): Progress {
  const { points, mayBeChance } = scoreChange(earlier, later);
  const direction = points > 0 ? 'up' : 'down';
  return {
    points: Math.abs(points),
    verdict: points === 0 ? 'same' : mayBeChance ? 'chance' : direction,
    hasNewMethod: earlier.method !== later.method,
  };
}

/** `range`: the score is at the goal, but its range begins below it, so that the true score may be too. */
export const goalState = (
  { score, low }: RangedScore,
  goal: number,
): 'reached' | 'range' | 'open' => (low >= goal ? 'reached' : score >= goal ? 'range' : 'open');

/** The student had met more than half of the questions before, so the score is a little too high. */
export const isFamiliar = (attempt: { seenBefore: number; questions: number }): boolean =>
  attempt.seenBefore * 2 > attempt.questions;
