import { expect, test } from 'vitest';
import { canRedo, isMissed, timingOf, type ModuleOutcome, type ModuleTiming } from './outcome.ts';

const module = (timing?: Partial<ModuleTiming>): ModuleOutcome => ({
  module: 0,
  section: 'rw',
  part: 1,
  ms: 60_000,
  usedMs: 50_000,
  closedBy: 'student',
  ...(timing && { timing: { extraMs: 0, lateMs: 0, pauses: 0, pausedMs: 0, ...timing } }),
});

test('adds up the modules of an attempt, and takes the latest answer of all', () => {
  const [first, second] = [
    module({ extraMs: 100, lateMs: 40, pauses: 1, pausedMs: 5 }),
    module({ extraMs: 200, lateMs: 30, pauses: 2, pausedMs: 7 }),
  ];
  const sum = { extraMs: 300, lateMs: 40, pauses: 3, pausedMs: 12 };
  expect(timingOf([first, second])).toEqual(sum);
});

test('the timing of an attempt is unknown if that of one module is', () => {
  expect(timingOf([module({ pauses: 1 }), module()])).toBeNull();
});

test('every result but a correct answer is missed, and can be redone unless the question was dropped', () => {
  expect(isMissed({ result: 'right' })).toBe(false);
  for (const result of ['wrong', 'omitted', 'not-reached'] as const) {
    expect([isMissed({ result }), canRedo({ result })]).toEqual([true, true]);
    expect(canRedo({ result, isDropped: true })).toBe(false);
  }
  expect(canRedo({ result: 'right' })).toBe(false);
});
