import type { Difficulty } from '@bac/exam/item/difficulties.ts';

/** Said again here because the domain's own list comes with its validator, which no browser needs. */
export const difficultyOrder = ['easy', 'medium', 'hard'] as const satisfies Difficulty[];
