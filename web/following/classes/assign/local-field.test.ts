import { expect, test } from 'vitest';
import { fromLocalField, toLocalField, usualWindow } from './local-field.ts';

test('a moment goes into the field and out again, to the minute', () => {
  const at = new Date(2026, 10, 5, 7, 3);
  expect(toLocalField(at)).toBe('2026-11-05T07:03');
  expect(fromLocalField('2026-11-05T07:03')).toBe(at.toISOString());
});

test('a field that is not filled in means nothing', () => {
  expect(fromLocalField('')).toBeUndefined();
  expect(fromLocalField('soon')).toBeUndefined();
});

test('a window is open at once and closes in the evening a week later', () => {
  const now = new Date(2026, 10, 5, 16, 42, 31).getTime();
  expect(usualWindow(now)).toEqual({ opens: '2026-11-05T16:42', closes: '2026-11-12T21:00' });
});
