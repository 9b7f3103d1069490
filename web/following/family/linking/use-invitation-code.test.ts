import { expect, test } from 'vitest';
import { readCode } from './use-invitation-code.ts';

test('reads a code however it was typed', () => {
  expect(readCode('ABCDE-23456')).toBe('ABCDE-23456');
  expect(readCode(' abcde 23456 ')).toBe('ABCDE23456');
  expect(readCode('abcde – 23456')).toBe('ABCDE-23456');
});

test('rejects a code that is too short, too long or has ambiguous characters', () => {
  for (const typed of ['', 'ABCDE', 'ABCDE-234567', 'ABCDO-23456', 'ABCDE-1I456']) {
    expect(readCode(typed)).toBeNull();
  }
});
