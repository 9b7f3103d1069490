import { expect, test } from 'vitest';
import { calendarDay, daysUntil, isoDateOf, typedDateOf, withSlashes } from './typed-date.ts';

/** Types one key after the other. */
const typeKeys = (keys: string): string =>
  [...keys].reduce((before, key) => withSlashes(before + key, before), '');

test.each([
  ['14032009', '14/03/2009'],
  ['14/03/2009', '14/03/2009'],
  ['4/3/2009', '4/3/2009'],
  ['14.3.2009', '14.3.2009'],
])('typing %s shows %s', (keys, text) => {
  expect(typeKeys(keys)).toBe(text);
});

test('a pasted row of digits gets its slashes, a date of another shape stays as it is', () => {
  expect(withSlashes('14032009', '')).toBe('14/03/2009');
  expect(withSlashes('2009-03-14', '')).toBe('2009-03-14');
});

test('adds no slashes while a date is being corrected', () => {
  expect(withSlashes('14/0', '14/03')).toBe('14/0');
  expect(withSlashes('144/03/2009', '14/03/2009')).toBe('144/03/2009');
});

test.each([
  ['14/03/2009', '2009-03-14'],
  [' 4.3.2009 ', '2009-03-04'],
  ['2009-03-14', '2009-03-14'],
  ['14/03', '14/03'],
])('%s is sent as %s', (typed, sent) => {
  expect(isoDateOf(typed)).toBe(sent);
});

test('the calendar day follows local time at any hour', () => {
  expect(calendarDay(new Date(2026, 6, 15, 0, 5)).toISOString()).toBe('2026-07-15T00:00:00.000Z');
  expect(calendarDay(new Date(2026, 6, 15, 23, 55)).toISOString()).toBe('2026-07-15T00:00:00.000Z');
});

test('a stored date is shown as it would be typed', () => {
  expect(typedDateOf('2009-03-14')).toBe('14/03/2009');
});

test('daysUntil counts calendar days', () => {
  expect(daysUntil('2026-12-05', new Date('2026-11-15T00:00:00Z'))).toBe(20);
  expect(daysUntil('2026-11-14', new Date('2026-11-15T00:00:00Z'))).toBe(-1);
});
