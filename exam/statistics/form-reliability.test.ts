import { expect, it } from 'vitest';
import { addAttempt, computeReliability, newReliabilityTally } from './form-reliability.ts';

const answers = (pattern: string) =>
  [...pattern].map((each, index) => ({ item: `q${index}`, isRight: each === '1' }));

it('equals the textbook formula of Cronbach’s alpha', () => {
  const tally = newReliabilityTally();
  for (const pattern of ['1111', '1110', '1100', '1000', '0000']) {
    addAttempt(tally, answers(pattern), undefined);
  }
  const found = computeReliability(tally);
  // Item variances .16, .24, .24, .16 sum to .8; the totals 4, 3, 2, 1, 0 have variance 2.
  expect(found.alpha).toBeCloseTo((4 / 3) * (1 - 0.8 / 2), 10);
  expect(found.sem).toBeCloseTo(Math.sqrt(2 * 0.2), 10);
  expect(found).toMatchObject({ attempts: 5, items: 4, mean: 2, scoreError: null });
});

it('averages the squares of the standard errors of scores', () => {
  const tally = newReliabilityTally();
  addAttempt(tally, answers('10'), 30);
  addAttempt(tally, answers('01'), 40);
  expect(computeReliability(tally).scoreError).toBeCloseTo(Math.sqrt(1250), 10);
});

it('has no alpha if everybody has the same number of right answers', () => {
  const tally = newReliabilityTally();
  addAttempt(tally, answers('10'), undefined);
  addAttempt(tally, answers('01'), undefined);
  expect(computeReliability(tally)).toMatchObject({ alpha: null, sem: null, deviation: 0 });
});
