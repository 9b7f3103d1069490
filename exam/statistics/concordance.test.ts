import { expect, it } from 'vitest';
import { computeConcordance, fewestPairs, type ScorePair } from './concordance.ts';

/** Estimates of 1000, 1010, … whose official score is 20 points lower in Math. */
const pairs = (count: number): ScorePair[] =>
  Array.from({ length: count }, (_, index) => ({
    estimate: {
      total: 1000 + 10 * index,
      rw: 500,
      math: 500 + 10 * index,
      low: 1000 + 10 * index - (index % 2 === 0 ? 10 : 60),
      high: 1000 + 10 * index + 60,
    },
    official: { rw: 500, math: 480 + 10 * index },
  }));

it('says nothing with fewer than thirty pairs', () => {
  expect(computeConcordance(pairs(fewestPairs - 1))).toBeUndefined();
});

it('reports bias, spread, correlation and coverage', () => {
  const found = computeConcordance(pairs(30))!;
  expect(found.total.bias).toBeCloseTo(20, 10);
  expect(found.total.deviation).toBeCloseTo(0, 10);
  expect(found.rw.bias).toBe(0);
  expect(found.math.bias).toBeCloseTo(20, 10);
  expect(found.correlation).toBeCloseTo(1, 10);
  expect(found.covered).toBe(0.5);
  expect(found.bands).toEqual([
    { from: 1000, pairs: 10, estimate: 1045, official: 1025 },
    { from: 1100, pairs: 10, estimate: 1145, official: 1125 },
    { from: 1200, pairs: 10, estimate: 1245, official: 1225 },
  ]);
});

it('leaves out bands that would describe single students', () => {
  expect(computeConcordance(pairs(32))!.bands).toHaveLength(3);
});
