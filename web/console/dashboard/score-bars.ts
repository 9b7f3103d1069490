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

/** The whole scale, the empty steps too; the perfect score belongs to the last. */
export function scoreBars({ steps, median }: Dashboard['scores']): ScoreBar[] {
  return Array.from({ length: (highest - lowest) / step }, (_, place) => {
    const from = lowest + place * step;
    const middle = median === null ? -Infinity : Math.min(median, lastStep);
    return {
      from,
      to: from === lastStep ? highest : from + step - 10,
      count: steps.find((counted) => counted.from === from)?.count ?? 0,
      hasMedian: middle >= from && middle < from + step,
    };
  });
}
