import type { Dashboard } from '@bac/contract/console/dashboard.ts';

const lowest = 400;
const highest = 1600;
const step = 100;
const lastStep = highest - step;

export interface ScoreBar {
  from: number;
  to: number;
  count: number;
  hasMedian: boolean;
}

/** The whole scale, including empty steps; a perfect score is in the last step. */
export function scoreBars({ steps, median }: Dashboard['scores']): ScoreBar[] {
  return Array.from({ length: (highest - lowest) / step }, (_, index) => {
    const from = lowest + index * step;
    const middle = median === null ? -Infinity : Math.min(median, lastStep);
    return {
      from,
      to: from === lastStep ? highest : from + step - 10,
      count: steps.find((scoreStep) => scoreStep.from === from)?.count ?? 0,
      hasMedian: middle >= from && middle < from + step,
    };
  });
}
