import type { StatementId } from './statements.ts';

/** From “not at all” (1) to “very much” (5). */
export const degrees = [1, 2, 3, 4, 5] as const;

export type Degree = (typeof degrees)[number];

/** A statement that is not here was left out. */
export type Answers = { readonly [Statement in StatementId]?: Degree | undefined };
