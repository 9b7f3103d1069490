import { expect, test, vi } from 'vitest';
import { formatMoment } from './home-time.ts';

test.each([
  ['America/Los_Angeles', '15 Nov 2026, 16:00', '16:00, 15/11/2026'],
  ['Asia/Ho_Chi_Minh', '16 Nov 2026, 07:00', '07:00, 16/11/2026'],
])('a moment is told by the clock of who reads it: %s', (zone, english, vietnamese) => {
  vi.stubEnv('TZ', zone);
  expect(formatMoment('2026-11-16T00:00:00Z', 'en')).toBe(english);
  expect(formatMoment('2026-11-16T00:00:00Z', 'vi')).toBe(vietnamese);
});
