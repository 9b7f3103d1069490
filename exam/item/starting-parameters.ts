import type { ItemParameters } from './item.ts';
import type { Difficulty } from './difficulties.ts';

/**
 * The parameters of a new item, until calibration replaces them. They come from a fixed table, so that two authors who agree on
 * the difficulty of an item give it the same parameters.
 */
const difficultyB: Record<Difficulty, number> = { easy: -1.2, medium: 0, hard: 1.2 };

/** A rank is in tenths of the ability scale, from −5 (the easiest of its band) to 5. */
const tenths = 10;

/** The label whose table value is nearest: once a difficulty is measured, assembly and screens go by the measurement. */
export const difficultyFor = ({ b }: Pick<ItemParameters, 'b'>): Difficulty =>
  b < difficultyB.easy / 2 ? 'easy' : b > difficultyB.hard / 2 ? 'hard' : 'medium';

export function startingParameters(
  difficulty: Difficulty,
  rank: number,
  kind: 'choice' | 'entered',
): ItemParameters {
  const b = difficultyB[difficulty] + rank / tenths;
  // Four choices can be guessed; an entered response cannot.
  return { a: 1.4, b, c: kind === 'choice' ? 0.2 : 0 };
}
