import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import type { ScoreCount } from './store.ts';

const step = 100;
/** The perfect score belongs to the step before it. */
const lastStep = 1500;

/** Steps of the scale, and the score that half of them do not exceed. Scores come from the lowest on. */
export function scoreDistribution(scores: readonly ScoreCount[]): Dashboard['scores'] {
  const steps = new Map<number, number>();
  const all = scores.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  let median: number | null = null;
  for (const { score, count } of scores) {
    const from = Math.min(Math.floor(score / step) * step, lastStep);
    steps.set(from, (steps.get(from) ?? 0) + count);
    below += count;
    if (median === null && below * 2 >= all) median = score;
  }
  return { steps: [...steps].map(([from, count]) => ({ from, count })), median, count: all };
}
