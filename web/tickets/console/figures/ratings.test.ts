import { expect, test } from 'vitest';
import { satisfactionOf } from './ratings.ts';

test('satisfaction is the share of fours and fives, beside the average', () => {
  expect(satisfactionOf([1, 0, 1, 2, 6])).toEqual({ count: 10, average: 4.2, satisfied: 0.8 });
});

test('where nobody has rated, nothing is said', () => {
  expect(satisfactionOf([0, 0, 0, 0, 0])).toEqual({ count: 0, average: null, satisfied: null });
});
