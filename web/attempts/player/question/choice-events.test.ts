import { newQuestion } from '@bac/exam/attempt/attempt.ts';
import { expect, test } from 'vitest';
import { choose, toggleEliminated } from './choice-events.ts';

const place = { module: 1, question: 4 };

test('choosing what was crossed out brings it back', () => {
  expect(choose(place, newQuestion(), 'B')).toEqual([{ type: 'answered', ...place, answer: 'B' }]);
  expect(choose(place, { ...newQuestion(), eliminated: ['B'] }, 'B')).toEqual([
    { type: 'eliminated', ...place, choice: 'B', isEliminated: false },
    { type: 'answered', ...place, answer: 'B' },
  ]);
});

test('crossing out the answer takes it back, and only the answer', () => {
  const answered = { ...newQuestion(), answer: 'B' };
  const crossOut = { type: 'eliminated', ...place, choice: 'B', isEliminated: true };
  expect(toggleEliminated(place, answered, 'B')).toEqual([{ type: 'cleared', ...place }, crossOut]);
  expect(toggleEliminated(place, answered, 'C')).toEqual([{ ...crossOut, choice: 'C' }]);
  expect(toggleEliminated(place, { ...answered, eliminated: ['C'] }, 'C')).toEqual([
    { ...crossOut, choice: 'C', isEliminated: false },
  ]);
});
