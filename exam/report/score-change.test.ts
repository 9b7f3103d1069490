import { expect, test } from 'vitest';
import { isFamiliar, mayDifferByChance, scoreChange } from './score-change.ts';

const score = (low: number, high: number) => ({ score: (low + high) / 2, low, high });

test('a difference may be chance unless it exceeds its own error', () => {
  const before = score(1100, 1200);
  expect(scoreChange(before, score(1220, 1320))).toEqual({ points: 120, mayBeChance: false });
  expect(scoreChange(before, score(1210, 1310))).toEqual({ points: 110, mayBeChance: true });
  expect(scoreChange(before, score(980, 1080))).toEqual({ points: -120, mayBeChance: false });
});

test('the end of the scale does not make a score more certain', () => {
  const perfect = { score: 800, low: 740, high: 800 };
  expect(scoreChange(perfect, { score: 700, low: 640, high: 760 }).mayBeChance).toBe(true);
  expect(scoreChange(perfect, { score: 650, low: 590, high: 710 }).mayBeChance).toBe(false);
});

test('a score without a range counts as equally uncertain', () => {
  expect(mayDifferByChance(score(1220, 1320), 1150)).toBe(false);
  expect(mayDifferByChance(score(1210, 1310), 1150)).toBe(true);
});

test('a form is familiar if more than half of its questions were seen before', () => {
  expect(isFamiliar({ seenBefore: 27, questions: 54 })).toBe(false);
  expect(isFamiliar({ seenBefore: 28, questions: 54 })).toBe(true);
});
