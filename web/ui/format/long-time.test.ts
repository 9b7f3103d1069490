import { expect, test } from 'vitest';
import { longTime } from './long-time.ts';

test.each([
  [0, '0:00'],
  [41 * 60_000 + 5_000, '41:05'],
  [7_781_000, '2:09:41'],
  [3_600_000, '1:00:00'],
  [8_040_000, '2:14:00'],
  [7_199_900, '2:00:00'],
])('%s ms is %s', (ms, text) => {
  expect(longTime(ms)).toBe(text);
});
