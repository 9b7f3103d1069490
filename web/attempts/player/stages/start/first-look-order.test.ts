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

test('first what has no answer, then what is marked, notes before bare marks', () => {
  const order = firstLookOrder([done, marked, noted, empty, done, empty], 9);
  expect(order).toEqual({ rows: [3, 5, 2, 1], rest: [] });
});

test('what does not fit is left as numbers', () => {
  expect(firstLookOrder([empty, empty, marked], 2)).toEqual({ rows: [0, 1], rest: [2] });
});

test('where everything is answered and nothing marked there is nothing to look at', () => {
  expect(firstLookOrder([done, done], 4)).toEqual({ rows: [], rest: [] });
});
