import { expect, test } from 'vitest';
import { dayName, fromClock, toClock, weekDays } from './office-week.ts';

test('a time of day survives the time field', () => {
  for (const minutes of [0, 30, 480, 1439]) expect(fromClock(toClock(minutes))).toBe(minutes);
  expect(fromClock('')).toBeUndefined();
});

test('the week begins on Monday', () => {
  expect(weekDays.map((day) => dayName(day, 'en'))[0]).toBe('Monday');
  expect(dayName(0, 'vi')).toMatch(/^Chủ [Nn]hật$/);
});
