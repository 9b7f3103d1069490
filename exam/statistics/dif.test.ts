import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { chance } from '../scoring/irt.ts';
import { normal } from '../testing/sample-panel.ts';
import { addToDif, computeDif, newDifTally, type Dif, type DifGroup } from './dif.ts';

/** One stratum with these right and wrong answers of the reference and of the focal group. */
function fromCounts(a: number, b: number, c: number, d: number): Dif | undefined {
  const tally = newDifTally();
  const add = (group: DifGroup, isRight: boolean, times: number) => {
    for (let each = 0; each < times; each += 1) addToDif(tally, group, { rest: 0.5, isRight });
  };
  add('reference', true, a);
  add('reference', false, b);
  add('focal', true, c);
  add('focal', false, d);
  return computeDif(tally);
}

it('equals the textbook formula in one stratum', () => {
  const found = fromCounts(60, 40, 40, 60)!;
  expect(found.delta).toBeCloseTo(-2.35 * Math.log(2.25), 10);
  // χ² = (10 − .5)² / (100 · 100 · 100 · 100 / (200² · 199)) = 7.18
  expect(found.probability).toBeCloseTo(0.0074, 3);
  expect(found).toMatchObject({ focal: 100, reference: 100, size: 'B' });
  expect(fromCounts(90, 10, 40, 60)).toMatchObject({ size: 'C' });
  expect(fromCounts(50, 50, 49, 51)).toMatchObject({ size: 'A' });
});

it('says nothing about groups of fewer than fifty students, or where one answer is missing', () => {
  expect(fromCounts(60, 40, 20, 29)).toBeUndefined();
  expect(fromCounts(60, 0, 50, 0)).toBeUndefined();
});

/** Two groups that differ in ability; `bias` makes the item harder for the focal group. */
function simulate(bias: number, seed: number): Dif {
  const random = seededRandom(seed);
  const tally = newDifTally();
  for (const [group, mean] of [
    ['focal', -0.5],
    ['reference', 0.5],
  ] as const) {
    for (let student = 0; student < 500; student += 1) {
      const ability = mean + normal(random);
      const others = Array.from({ length: 40 }, (_, index) =>
        random() < chance({ a: 1.4, b: index / 20 - 1, c: 0.2 }, ability) ? 1 : 0,
      );
      const rest = others.reduce<number>((sum, each) => sum + each, 0) / others.length;
      const b = group === 'focal' ? bias : 0;
      addToDif(tally, group, { rest, isRight: random() < chance({ a: 1.4, b, c: 0 }, ability) });
    }
  }
  return computeDif(tally)!;
}

it('separates a difference of groups from an item that treats them differently', () => {
  const fair = Array.from({ length: 40 }, (_, seed) => simulate(0, seed));
  expect(fair.filter(({ size }) => size !== 'A').length).toBeLessThanOrEqual(6);
  expect(fair.filter(({ size }) => size === 'C')).toEqual([]);
  const unfair = Array.from({ length: 10 }, (_, seed) => simulate(0.9, seed));
  expect(unfair.every(({ size, delta }) => size !== 'A' && delta < -1)).toBe(true);
});
