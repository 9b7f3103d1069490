import { expect, it } from 'vitest';
import { chiSquareTail } from './chi-square.ts';

it.each([
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [11.07, 5, 0.05],
  [15.086, 5, 0.01],
  [2.733, 6, 0.8415],
  [31.41, 20, 0.05],
])(
  'a chi-square of %f with %i degrees of freedom has the tail of the published table',
  (chiSquare, degrees, tail) => {
    expect(chiSquareTail(chiSquare, degrees)).toBeCloseTo(tail, 3);
  },
);

it('is certain at zero', () => expect(chiSquareTail(0, 3)).toBe(1));
