import { newQuestion } from '@bac/exam/attempt/attempt.ts';
import { expect, test } from 'vitest';
import { afterEvent } from './question-after.ts';

const place = { module: 0, question: 0 };

test('a question is answered, cleared, marked and crossed out by itself', () => {
  const answered = afterEvent(newQuestion(), { type: 'answered', ...place, answer: 'B' });
  expect(answered.answer).toBe('B');
  expect(afterEvent(answered, { type: 'cleared', ...place })).toEqual(newQuestion());
  expect(afterEvent(answered, { type: 'marked', ...place, isMarked: true }).isMarked).toBe(true);
  const crossed = afterEvent(answered, {
    type: 'eliminated',
    ...place,
    choice: 'C',
    isEliminated: true,
  });
  expect(crossed.eliminated).toEqual(['C']);
  expect(
    afterEvent(crossed, { type: 'eliminated', ...place, choice: 'C', isEliminated: false }),
  ).toEqual(answered);
});
