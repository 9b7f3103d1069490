import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [32 * 60_000, '32:00'],
  [70 * 60_000, '70:00'],
  [24 * 60_000 + 37_000, '24:37'],
  [61_000, '1:01'],
  [60_001, '1:01'],
  [999, '0:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d ms are %s on the clock', (ms, text) => {
  expect(clockTime(ms)).toBe(text);
});
