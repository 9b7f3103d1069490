import { expect, test } from 'vitest';
import { isFamiliar, scoreChange } from './score-change.ts';

const score = (low: number, high: number) => ({ score: (low + high) / 2, low, high });

test('a difference may be chance if the ranges touch', () => {
  expect(scoreChange(score(1100, 1200), score(1210, 1310))).toEqual({
    points: 110,
    mayBeChance: false,
  });
  expect(scoreChange(score(1100, 1200), score(1200, 1300)).mayBeChance).toBe(true);
  expect(scoreChange(score(1200, 1300), score(1100, 1190))).toEqual({
    points: -105,
    mayBeChance: false,
  });
});

test('a form is familiar if more than half of its questions were seen before', () => {
  expect(isFamiliar({ seenBefore: 27, questions: 54 })).toBe(false);
  expect(isFamiliar({ seenBefore: 28, questions: 54 })).toBe(true);
});
