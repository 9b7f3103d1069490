import { expect, test } from 'vitest';
import { satisfactionOf } from './ratings.ts';

test('returns the average and the share of fours and fives', () => {
  expect(satisfactionOf([1, 0, 1, 2, 6])).toEqual({ count: 10, average: 4.2, satisfied: 0.8 });
});

test('returns null values if nobody has rated', () => {
  expect(satisfactionOf([0, 0, 0, 0, 0])).toEqual({ count: 0, average: null, satisfied: null });
});
