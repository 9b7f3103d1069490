import { expect, test } from 'vitest';
import { percentileRangeText } from './percentile-text.ts';

test.each([
  ['71', '82', 'en', '71st–82nd'],
  ['12', '23', 'en', '12th–23rd'],
  ['97', '99+', 'en', '97th–99+'],
  ['1-', '1-', 'en', 'below 1st'],
  ['1-', '1-', 'vi', 'dưới 1'],
  ['1-', '3', 'en', '1st–3rd'],
  ['1-', '1', 'en', '1st'],
  ['88', '88', 'en', '88th'],
  ['71', '82', 'vi', '71–82'],
] as const)('%s to %s in %s is %s', (low, high, language, text) => {
  const range = {
    low: { user: low, national: '1-' },
    high: { user: high, national: '99+' },
  };
  expect(percentileRangeText(range, 'user', language)).toBe(text);
  expect(percentileRangeText(range, 'national', language)).toMatch(/^1(st)?–99\+$/);
});
