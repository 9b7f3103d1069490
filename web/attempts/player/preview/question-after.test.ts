import { newQuestion } from '@bac/exam/attempt/attempt.ts';
import { expect, test } from 'vitest';
import { afterEvent } from './question-after.ts';

const position = { module: 0, question: 0 };

test('answers, clears, marks and eliminates in a single question', () => {
  const answered = afterEvent(newQuestion(), { type: 'answered', ...position, answer: 'B' });
  expect(answered.answer).toBe('B');
  expect(afterEvent(answered, { type: 'cleared', ...position })).toEqual(newQuestion());
  expect(afterEvent(answered, { type: 'marked', ...position, isMarked: true }).isMarked).toBe(true);
  const crossed = afterEvent(answered, {
    type: 'eliminated',
    ...position,
    choice: 'C',
    isEliminated: true,
  });
  expect(crossed.eliminated).toEqual(['C']);
  expect(
    afterEvent(crossed, { type: 'eliminated', ...position, choice: 'C', isEliminated: false }),
  ).toEqual(answered);
});
