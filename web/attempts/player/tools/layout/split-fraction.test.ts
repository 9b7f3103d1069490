import { expect, test } from 'vitest';
import { splitAt, clampSplit } from './split-fraction.ts';

const row = { left: 40, width: 1000 };

test.each([
  [540, 0.5],
  [413, 0.373],
  [-200, 0.25],
  [1040, 0.75],
])('puts the divider at x = %i by a share of %f', (x, share) => {
  expect(splitAt(x, row)).toBe(share);
});

test('gives no share for a row without a width', () => {
  expect(splitAt(500, { left: 0, width: 0 })).toBeUndefined();
});

test('keeps both sides readable', () => {
  expect([0.1, 0.3, 0.9].map(clampSplit)).toEqual([0.25, 0.3, 0.75]);
});
