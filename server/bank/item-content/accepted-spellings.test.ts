import { expect, it } from 'vitest';
import { acceptedSpellings } from './accepted-spellings.ts';

it.each<[string, string[]]>([
  ['7/2', ['7/2', '14/4', '3.5', '3.50', '3.500']],
  ['2/3', ['2/3', '4/6', '0.666', '0.667', '.6666', '.6667']],
  ['-3', ['-3', '-3/1', '-6/2', '-3.0', '-3.00', '-3.000']],
  ['.25', ['.25', '1/4', '2/8', '0.25', '0.250', '.250', '.2500']],
  ['0', ['0', '0/1', '0/2', '0.0', '.0', '0.00', '.00', '0.000', '.000', '.0000']],
  ['12345', ['12345']],
  ['203/50', ['4.06', '4.060']],
])('lists the accepted spellings of %s', (key, expected) => {
  expect(acceptedSpellings([key])).toEqual(expected);
});

it('returns no spellings for input that is not a number', () => {
  expect(acceptedSpellings(['', 'x', '1/0', '1,000'])).toEqual([]);
});
