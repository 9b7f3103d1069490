import { expect, test } from 'vitest';
import { targetTone, usedShare } from './target-tone.ts';

const target = (minutesLeft: number, metAt: string | null = null) => ({
  dueAt: '2026-11-12T08:00:00.000Z',
  metAt,
  minutesLeft,
  minutes: 480,
});

test('a clock shows how much is used, and is full once its time is over', () => {
  expect(usedShare(target(480))).toBe(0);
  expect(usedShare(target(120))).toBe(0.75);
  expect(usedShare(target(-30))).toBe(1);
});

test('time put on top of what was allowed is not shown as less than nothing', () => {
  expect(usedShare(target(600))).toBe(0);
});

test('late is late even once it is met; met in time is good; the last quarter wants a look', () => {
  const then = '2026-11-12T07:00:00.000Z';
  expect(targetTone(target(-1, then))).toBe('lotus');
  expect(targetTone(target(1, then))).toBe('leaf');
  expect(targetTone(target(100))).toBe('turmeric');
  expect(targetTone(target(400))).toBe('indigo');
});
