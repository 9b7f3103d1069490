import { newQuestion } from '@bac/exam/attempt/attempt.ts';
import { expect, test } from 'vitest';
import { choose, toggleEliminated } from './choice-events.ts';

const position = { module: 1, question: 4 };

test('choosing an eliminated choice restores it', () => {
  expect(choose(position, newQuestion(), 'B')).toEqual([
    { type: 'answered', ...position, answer: 'B' },
  ]);
  expect(choose(position, { ...newQuestion(), eliminated: ['B'] }, 'B')).toEqual([
    { type: 'eliminated', ...position, choice: 'B', isEliminated: false },
    { type: 'answered', ...position, answer: 'B' },
  ]);
});

test('eliminating a choice clears the answer only if it was chosen', () => {
  const answered = { ...newQuestion(), answer: 'B' };
  const crossOut = { type: 'eliminated', ...position, choice: 'B', isEliminated: true };
  expect(toggleEliminated(position, answered, 'B')).toEqual([
    { type: 'cleared', ...position },
    crossOut,
  ]);
  expect(toggleEliminated(position, answered, 'C')).toEqual([{ ...crossOut, choice: 'C' }]);
  expect(toggleEliminated(position, { ...answered, eliminated: ['C'] }, 'C')).toEqual([
    { ...crossOut, choice: 'C', isEliminated: false },
  ]);
});
