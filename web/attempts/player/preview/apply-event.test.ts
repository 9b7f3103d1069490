import { newQuestion } from '@bac/exam/attempt/attempt.ts';
import { expect, test } from 'vitest';
import { applyEvent } from './apply-event.ts';

const position = { module: 0, question: 0 };

test('answers, clears, marks and eliminates in a single question', () => {
  const answered = applyEvent(newQuestion(), { type: 'answered', ...position, answer: 'B' });
  expect(answered.answer).toBe('B');
  expect(applyEvent(answered, { type: 'cleared', ...position })).toEqual(newQuestion());
  expect(applyEvent(answered, { type: 'marked', ...position, isMarked: true }).isMarked).toBe(true);
  const crossed = applyEvent(answered, {
    type: 'eliminated',
    ...position,
    choice: 'C',
    isEliminated: true,
  });
  expect(crossed.eliminated).toEqual(['C']);
  expect(
    applyEvent(crossed, { type: 'eliminated', ...position, choice: 'C', isEliminated: false }),
  ).toEqual(answered);
});
