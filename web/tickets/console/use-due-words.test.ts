import { expect, test } from 'vitest';
import { dueTone, hoursAndMinutes } from './use-due-words.ts';

test('a span is told in hours and minutes, whichever side of the target it is on', () => {
  expect(hoursAndMinutes(48)).toEqual({ hours: 0, minutes: 48 });
  expect(hoursAndMinutes(-252)).toEqual({ hours: 4, minutes: 12 });
  expect(hoursAndMinutes(180)).toEqual({ hours: 3, minutes: 0 });
});

test('of a long span the minutes are left out', () => {
  expect(hoursAndMinutes(1919)).toEqual({ hours: 31, minutes: 0 });
});

test('what is late is lotus, what is due within the hour turmeric', () => {
  expect(dueTone(-1)).toBe('lotus');
  expect(dueTone(0)).toBe('turmeric');
  expect(dueTone(61)).toBe('neutral');
});
