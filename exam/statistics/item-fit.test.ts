import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { chance } from '../scoring/irt.ts';
import { foundingPanel, normal } from '../testing/sample-panel.ts';
import {
  addAttemptToFit,
  addToMoments,
  computeFit,
  newFitTally,
  newMoments,
  priorOf,
  type Fit,
} from './item-fit.ts';

const { first, second } = foundingPanel('rw');
const items = [...first, ...second!.higher];

/** Fits every item to simulated answers of above-average students; item 0 discriminates less than its parameters say. */
function simulateFit(seed: number): (Fit | undefined)[] {
  const random = seededRandom(seed);
  const tallies = items.map(newFitTally);
  const moments = newMoments();
  for (let student = 0; student < 600; student += 1) {
    const ability = 0.6 + normal(random);
    const answers = items.map((parameters, index) => ({
      parameters,
      index,
      isScored: true,
      isRight: random() < chance(index === 0 ? { ...parameters, a: 0.3 } : parameters, ability),
    }));
    const prior = priorOf(moments);
    addAttemptToFit(answers, prior, ({ index }) => tallies[index]!);
    addToMoments(moments, answers, prior);
  }
  return tallies.map(computeFit);
}

it('rejects few items that fit, also in a group above the average, and finds one that does not', () => {
  const found = [1, 2, 3].map(simulateFit);
  expect(found.every(([misfit]) => misfit!.probability < 0.001)).toBe(true);
  const fitting = found.flatMap(([, ...others]) => others);
  const rejected = fitting.filter((fit) => fit!.probability < 0.05).length / fitting.length;
  console.log(`items that fit and are rejected at .05: ${rejected.toFixed(3)}`);
  expect(rejected).toBeLessThan(0.09);
});

it('lists observed and expected shares by group, weakest first', () => {
  const [misfit] = simulateFit(4);
  const { groups, degrees } = misfit!;
  expect(groups).toHaveLength(degrees);
  const expected = groups.map((group) => group.expected);
  expect(expected).toEqual(expected.toSorted((a, b) => a - b));
  expect(groups.at(-1)!.observed).toBeLessThan(groups.at(-1)!.expected);
});

it('says nothing with fewer than a hundred answers', () => {
  expect(computeFit(newFitTally())).toBeUndefined();
});
