export interface RangedScore {
  score: number;
  low: number;
  high: number;
}

export interface ScoreChange {
  points: number;
  /** The ranges overlap: taken twice on one day, the tests might have had their scores the other way around. */
  mayBeChance: boolean;
}

export const scoreChange = (earlier: RangedScore, later: RangedScore): ScoreChange => ({
  points: later.score - earlier.score,
  mayBeChance: earlier.low <= later.high && later.low <= earlier.high,
});

/** The student had met more than half of the questions before, so the score is a little too high. */
export const isFamiliar = (attempt: { seenBefore: number; questions: number }): boolean =>
  attempt.seenBefore * 2 > attempt.questions;
