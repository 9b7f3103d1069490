import { expect, test } from 'vitest';
import { formatMoment } from './account-change-email.ts';

test.each([
  ['en', 'November 21, 2026 at 17:29'],
  ['vi', 'lúc 17:29 ngày 21 tháng 11, 2026'],
] as const)('formats a moment in %s in Vietnam time', (language, words) => {
  expect(formatMoment(new Date('2026-11-21T10:29:00Z'), language)).toBe(words);
});
