import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['3', 3],
  [' 2,5 ', 2.5],
  ['−4', -4],
  ['.25', 0.25],
  ['', undefined],
  ['-', null],
  ['1e5', null],
  ['1.2.3', null],
])('%j is read as %j', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});
