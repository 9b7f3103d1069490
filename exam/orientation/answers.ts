import type { StatementId } from './statements.ts';

/** From “not at all” (1) to “very much” (5). */
export const degrees = [1, 2, 3, 4, 5] as const;

export type Degree = (typeof degrees)[number];

/** The degree for each statement; a statement without an answer is absent. */
export type Answers = { readonly [Statement in StatementId]?: Degree | undefined };
