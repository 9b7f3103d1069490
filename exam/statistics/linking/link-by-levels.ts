import type { LinkPair, ScaleChange } from './scale-change.ts';

/** Below this deviation, the current difficulties do not determine the unit of the scale. */
const leastSpread = 0.3;

/** About this many answers tell as much about a difficulty as its author's judgement does. */
const answersLikeJudgement = 16;

/**
 * Links by the authors' levels. A judged difficulty is what its author expects: actual difficulties scatter around it. The estimates
 * are therefore regressed on the judgements, not the other way round, and not matched in spread: actual difficulties
 * spread more widely than judged ones, and matching them would shrink the scale.
 */
export function linkByLevels(pairs: readonly LinkPair[]): ScaleChange {
  const weights = pairs.map(({ answers }) => answers / (answers + answersLikeJudgement));
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value, index) => sum + weights[index]! * value, 0) / mass;
  const current = pairs.map((pair) => pair.current.b);
  const estimated = pairs.map((pair) => pair.estimated.b);
  const [currentMean, estimatedMean] = [mean(current), mean(estimated)];
  const variance = mean(current.map((b) => (b - currentMean) ** 2));
  const covariance = mean(
    current.map((b, index) => (b - currentMean) * (estimated[index]! - estimatedMean)),
  );
  // A negative covariance gives a slope that no link may have.
  const slope = variance < leastSpread ** 2 ? 1 : variance / covariance;
  return { slope, shift: currentMean - slope * estimatedMean };
}
