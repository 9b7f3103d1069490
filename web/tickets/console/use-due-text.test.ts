import { expect, test } from 'vitest';
import { dueTone, hoursAndMinutes } from './use-due-text.ts';

test('splits a span into hours and minutes, before or after the target', () => {
  expect(hoursAndMinutes(48)).toEqual({ hours: 0, minutes: 48 });
  expect(hoursAndMinutes(-252)).toEqual({ hours: 4, minutes: 12 });
  expect(hoursAndMinutes(180)).toEqual({ hours: 3, minutes: 0 });
});

test('leaves out the minutes of a long span', () => {
  expect(hoursAndMinutes(1919)).toEqual({ hours: 31, minutes: 0 });
});

test('an overdue target is lotus, one due within the hour turmeric', () => {
  expect(dueTone(-1)).toBe('lotus');
  expect(dueTone(0)).toBe('turmeric');
  expect(dueTone(61)).toBe('neutral');
});
