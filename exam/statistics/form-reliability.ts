/** Sums over the attempts at one section of a form on one route. */
export interface ReliabilityTally {
  attempts: number;
  /** Right answers by item. */
  right: Map<string, number>;
  sum: number;
  squares: number;
  /** The squares of the standard errors of the estimated scores, and how many attempts have one. */
  errorSquares: number;
  errors: number;
}

export const newReliabilityTally = (): ReliabilityTally => ({
  attempts: 0,
  right: new Map(),
  sum: 0,
  squares: 0,
  errorSquares: 0,
  errors: 0,
});

/** Adds an attempt: every scored question with whether it was right. A question that was not reached counts as wrong. */
export function addAttempt(
  tally: ReliabilityTally,
  answers: readonly { item: string; isRight: boolean }[],
  error: number | undefined,
): void {
  tally.attempts += 1;
  const right = answers.filter(({ isRight }) => isRight).length;
  tally.sum += right;
  tally.squares += right * right;
  for (const { item, isRight } of answers) {
    tally.right.set(item, (tally.right.get(item) ?? 0) + (isRight ? 1 : 0));
  }
  if (error !== undefined) {
    tally.errorSquares += error * error;
    tally.errors += 1;
  }
}

export interface FormReliability {
  attempts: number;
  items: number;
  /** Of the number of right answers. */
  mean: number;
  deviation: number;
  /** Cronbach’s alpha (KR-20 for right and wrong); null if everybody has the same number. */
  alpha: number | null;
  /** The standard error of the number of right answers: its deviation times √(1 − alpha). */
  sem: number | null;
  /** The root mean square of the standard errors of the estimated scores; null without scores. */
  scoreError: number | null;
}

export function computeReliability(tally: ReliabilityTally): FormReliability {
  const { attempts, right, sum, squares, errorSquares, errors } = tally;
  const items = right.size;
  const mean = sum / attempts;
  const variance = Math.max(0, squares / attempts - mean * mean);
  const itemVariance = [...right.values()].reduce(
    (total, count) => total + (count / attempts) * (1 - count / attempts),
    0,
  );
  const alpha =
    items < 2 || variance < 1e-9 ? null : (items / (items - 1)) * (1 - itemVariance / variance);
  return {
    attempts,
    items,
    mean,
    deviation: Math.sqrt(variance),
    alpha,
    sem: alpha === null ? null : Math.sqrt(variance * Math.max(0, 1 - alpha)),
    scoreError: errors === 0 ? null : Math.sqrt(errorSquares / errors),
  };
}
