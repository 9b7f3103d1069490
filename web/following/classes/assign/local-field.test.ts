import { expect, test } from 'vitest';
import { fromLocalField, toLocalField, defaultWindow } from './local-field.ts';

test('converts a moment to a field value and back, to the minute', () => {
  const at = new Date(2026, 10, 5, 7, 3);
  expect(toLocalField(at)).toBe('2026-11-05T07:03');
  expect(fromLocalField('2026-11-05T07:03')).toBe(at.toISOString());
});

test('returns undefined for an empty or invalid field', () => {
  expect(fromLocalField('')).toBeUndefined();
  expect(fromLocalField('soon')).toBeUndefined();
});

test('suggests a window that opens at once and closes a week later in the evening', () => {
  const now = new Date(2026, 10, 5, 16, 42, 31).getTime();
  expect(defaultWindow(now)).toEqual({ opens: '2026-11-05T16:42', closes: '2026-11-12T21:00' });
});
