import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import type { ScoreCount } from './store.ts';

const stepSize = 100;
/** The last step includes the perfect score. */
const lastStep = 1500;

/** Computes a histogram and the median. Expects the scores in ascending order. */
export function scoreDistribution(scores: readonly ScoreCount[]): Dashboard['scores'] {
  const steps = new Map<number, number>();
  const total = scores.reduce((sum, { count }) => sum + count, 0);
  let cumulative = 0;
  let median: number | null = null;
  for (const { score, count } of scores) {
    const from = Math.min(Math.floor(score / stepSize) * stepSize, lastStep);
    steps.set(from, (steps.get(from) ?? 0) + count);
    cumulative += count;
    if (median === null && cumulative * 2 >= total) median = score;
  }
  return { steps: [...steps].map(([from, count]) => ({ from, count })), median, count: total };
}
