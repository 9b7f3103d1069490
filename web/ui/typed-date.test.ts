import { expect, test } from 'vitest';
import { daysUntil, isoDateOf, typedDateOf, withSlashes } from './typed-date.ts';

test.each([
  ['14/03/2009', '2009-03-14'],
  ['4.3.2009', '2009-03-04'],
  ['14/3', '14/3'],
])('%s is read as %s', (typed, iso) => {
  expect(isoDateOf(typed)).toBe(iso);
});

test('a stored date is shown as it would be typed', () => {
  expect(typedDateOf('2009-03-14')).toBe('14/03/2009');
});

test('slashes come while one types on, and stay away while one corrects', () => {
  expect(withSlashes('140', '14')).toBe('14/0');
  expect(withSlashes('14/032', '14/03')).toBe('14/03/2');
  expect(withSlashes('140', '14/0')).toBe('140');
});

test('days are counted on the calendar', () => {
  expect(daysUntil('2026-12-05', new Date('2026-11-15T00:00:00Z'))).toBe(20);
  expect(daysUntil('2026-11-14', new Date('2026-11-15T00:00:00Z'))).toBe(-1);
});
