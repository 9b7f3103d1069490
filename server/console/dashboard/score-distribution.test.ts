import { describe, expect, it } from 'vitest';
import { scoreDistribution } from './score-distribution.ts';

describe('scoreDistribution', () => {
  it('returns an empty distribution without scores', () => {
    expect(scoreDistribution([])).toEqual({ steps: [], median: null, count: 0 });
  });

  it('counts scores in steps of 100, the perfect score in the last step', () => {
    const { steps, count } = scoreDistribution([
      { score: 990, count: 1 },
      { score: 1000, count: 2 },
      { score: 1090, count: 3 },
      { score: 1500, count: 1 },
      { score: 1600, count: 1 },
    ]);
    expect(steps).toEqual([
      { from: 900, count: 1 },
      { from: 1000, count: 5 },
      { from: 1500, count: 2 },
    ]);
    expect(count).toBe(8);
  });

  it('returns the lower median', () => {
    const one = { count: 1 };
    expect(
      scoreDistribution([
        { score: 700, ...one },
        { score: 900, ...one },
      ]).median,
    ).toBe(700);
    expect(
      scoreDistribution([
        { score: 700, ...one },
        { score: 900, count: 2 },
      ]).median,
    ).toBe(900);
  });
});
