import { expect, test } from 'vitest';
import { targetTone, usedShare } from './target-tone.ts';

const target = (minutesLeft: number, metAt: string | null = null) => ({
  dueAt: '2026-11-12T08:00:00.000Z',
  metAt,
  minutesLeft,
  minutes: 480,
});

test('the used share grows and stays at one after the target', () => {
  expect(usedShare(target(480))).toBe(0);
  expect(usedShare(target(120))).toBe(0.75);
  expect(usedShare(target(-30))).toBe(1);
});

test('the used share is zero while added time is left', () => {
  expect(usedShare(target(600))).toBe(0);
});

test('a missed target is lotus even once met, one met in time leaf, and the last quarter turmeric', () => {
  const then = '2026-11-12T07:00:00.000Z';
  expect(targetTone(target(-1, then))).toBe('lotus');
  expect(targetTone(target(1, then))).toBe('leaf');
  expect(targetTone(target(100))).toBe('turmeric');
  expect(targetTone(target(400))).toBe('indigo');
});
