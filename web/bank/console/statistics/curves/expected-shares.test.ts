import { expect, test } from 'vitest';
import { expectedShares } from './expected-shares.ts';

test('the share of right answers rises with ability, and falls where questions turn out harder', () => {
  const shares = expectedShares([
    {
      item: 'rw-1',
      version: 1,
      answers: 200,
      before: { a: 1, b: 0, c: 0 },
      after: { a: 1, b: 1, c: 0 },
      errors: { a: null, b: null },
    },
  ]);
  const middle = shares.find(({ ability }) => ability === 0)!;
  expect(middle.before).toBeCloseTo(0.5, 9);
  expect(middle.after).toBeLessThan(0.3);
  expect(shares.at(-1)!.before).toBeGreaterThan(0.95);
});
