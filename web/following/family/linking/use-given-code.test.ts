import { expect, test } from 'vitest';
import { readCode } from './use-given-code.ts';

test('a code is read however it was typed', () => {
  expect(readCode('ABCDE-23456')).toBe('ABCDE-23456');
  expect(readCode(' abcde 23456 ')).toBe('ABCDE23456');
  expect(readCode('abcde – 23456')).toBe('ABCDE-23456');
});

test('what is too short, too long or has signs that look alike is no code', () => {
  for (const typed of ['', 'ABCDE', 'ABCDE-234567', 'ABCDO-23456', 'ABCDE-1I456']) {
    expect(readCode(typed)).toBeNull();
  }
});
