import type { ItemParameters } from './item.ts';
import type { Difficulty } from './difficulties.ts';

/**
 * Parameters of an item nobody has answered yet, until calibration replaces them: a fixed table, so that two authors
 * who agree about an item give it the same ones.
 */
const difficultyB: Record<Difficulty, number> = { easy: -1.2, medium: 0, hard: 1.2 };

/** A rank is tenths of the scale, from −5 (the easiest of its band) to 5. */
const tenths = 10;

export function startingParameters(
  difficulty: Difficulty,
  rank: number,
  kind: 'choice' | 'entered',
): ItemParameters {
  const b = difficultyB[difficulty] + rank / tenths;
  // Four choices can be guessed; an entered response cannot.
  return { a: 1.4, b, c: kind === 'choice' ? 0.2 : 0 };
}
