import { expect, test, vi } from 'vitest';
import { formatHomeMoment, formatMoment, fromHomeField, toHomeField } from './home-time.ts';

test('a date and time field uses Vietnam time in every time zone', () => {
  expect(fromHomeField('2026-11-16T07:00')).toBe('2026-11-16T00:00:00.000Z');
  expect(toHomeField('2026-11-16T00:00:00.000Z')).toBe('2026-11-16T07:00');
  expect(toHomeField('2026-11-15T23:30:00.000Z')).toBe('2026-11-16T06:30');
});

test('an empty or half-typed field means null', () => {
  expect(fromHomeField('')).toBeNull();
  expect(fromHomeField('2026-11-')).toBeNull();
  expect(toHomeField(null)).toBe('');
});

test('a moment is formatted as each language writes it', () => {
  expect(formatHomeMoment('2026-11-16T00:00:00Z', 'en')).toBe('Nov 16, 2026, 07:00');
  expect(formatHomeMoment('2026-11-16T00:00:00Z', 'vi')).toBe('07:00, 16/11/2026');
});

test.each([
  ['America/Los_Angeles', 'Nov 15, 2026, 16:00', '16:00, 15/11/2026'],
  ['Asia/Ho_Chi_Minh', 'Nov 16, 2026, 07:00', '07:00, 16/11/2026'],
])('a moment is shown in the reader’s time zone: %s', (zone, english, vietnamese) => {
  vi.stubEnv('TZ', zone);
  expect(formatMoment('2026-11-16T00:00:00Z', 'en')).toBe(english);
  expect(formatMoment('2026-11-16T00:00:00Z', 'vi')).toBe(vietnamese);
});
