import { describe, expect, it } from 'vitest';
import { dayLabels } from '../../ui/charts/day-labels.ts';
import { relativeChange } from './relative-change.ts';
import { scoreBars } from './score-bars.ts';

describe('comparison with the previous window', () => {
  it('returns the change relative to the previous window', () => {
    expect(relativeChange({ days: [], total: 30, before: 20 })).toBeCloseTo(0.5);
    expect(relativeChange({ days: [], total: 0, before: 20 })).toBe(-1);
  });

  it('returns undefined if the previous window is empty', () => {
    expect(relativeChange({ days: [], total: 30, before: 0 })).toBeUndefined();
  });
});

it('a day axis names the month at its first day', () => {
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];
  const labels = dayLabels(days, (day) => day.slice(5));
  expect(labels).toEqual(['10-30', '31', '11-01', '2']);
});

describe('score distribution', () => {
  const bars = scoreBars({
    steps: [
      { from: 1000, count: 7 },
      { from: 1500, count: 1 },
    ],
    median: 1090,
    count: 8,
  });

  it('covers the whole score scale, including empty steps', () => {
    expect(bars).toHaveLength(12);
    expect(bars[0]).toEqual({ from: 400, to: 490, count: 0, hasMedian: false });
    expect(bars.at(-1)).toEqual({ from: 1500, to: 1600, count: 1, hasMedian: false });
  });

  it('marks the bar that contains the median', () => {
    expect(bars.filter(({ hasMedian }) => hasMedian)).toEqual([
      { from: 1000, to: 1090, count: 7, hasMedian: true },
    ]);
  });

  it('puts a perfect score in the last bar', () => {
    expect(scoreBars({ steps: [], median: 1600, count: 0 }).at(-1)?.hasMedian).toBe(true);
  });
});
