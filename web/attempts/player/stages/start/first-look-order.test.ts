import { newQuestion, type QuestionState } from '@bac/exam/attempt/attempt.ts';
import { expect, test } from 'vitest';
import { firstLookOrder } from './first-look-order.ts';

const question = (change: Partial<QuestionState>): QuestionState => ({
  ...newQuestion(),
  ...change,
});
const done = question({ answer: 'A' });
const empty = question({});
const marked = question({ answer: 'B', isMarked: true });
const noted = question({
  answer: 'C',
  isMarked: true,
  highlights: [
    {
      id: 'h1',
      block: 'stem-0',
      start: 0,
      end: 3,
      quote: 'The',
      colour: 'yellow',
      note: 'read again',
    },
  ],
});

test('orders unanswered questions first, then marked ones, those with notes before the others', () => {
  const order = firstLookOrder([done, marked, noted, empty, done, empty], 9);
  expect(order).toEqual({ rows: [3, 5, 2, 1], rest: [] });
});

test('returns the questions beyond the limit as the rest', () => {
  expect(firstLookOrder([empty, empty, marked], 2)).toEqual({ rows: [0, 1], rest: [2] });
});

test('returns nothing if every question is answered and none is marked', () => {
  expect(firstLookOrder([done, done], 4)).toEqual({ rows: [], rest: [] });
});
