import { expect, test } from 'vitest';
import { percentileText } from './percentile-text.ts';

test.each([
  ['71', 'en', '71st'],
  ['88', 'en', '88th'],
  ['12', 'en', '12th'],
  ['93', 'en', '93rd'],
  ['99+', 'en', '99+'],
  ['1-', 'en', 'below 1st'],
  ['1-', 'vi', 'dưới 1'],
  ['71', 'vi', '71'],
] as const)('%s in %s is %s', (percentile, language, text) => {
  expect(percentileText(percentile, language)).toBe(text);
});
