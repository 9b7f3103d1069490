export interface RangedScore {
  score: number;
  low: number;
  high: number;
}

export interface ScoreChange {
  points: number;
  /** The ranges share a point: sat twice on one day, the two scores might have come out the other way round. */
  mayBeChance: boolean;
}

export const scoreChange = (earlier: RangedScore, later: RangedScore): ScoreChange => ({
  points: later.score - earlier.score,
  mayBeChance: earlier.low <= later.high && later.low <= earlier.high,
});

/** More than half of its questions had been met before, so the score flatters a little. */
export const isFamiliar = (attempt: { seenBefore: number; questions: number }): boolean =>
  attempt.seenBefore * 2 > attempt.questions;
