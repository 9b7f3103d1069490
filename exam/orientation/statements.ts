import { themes, type Theme } from './themes.ts';

/** The number of statements about one theme. */
export const statementsPerTheme = 8;

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A theme and the number of a statement about it. The screen that asks has the texts. */
export type StatementId = `${Theme}-${(typeof numbers)[number]}`;

/**
 * The order in which each round of six asks the themes, by their index in `themes`. Every round asks each theme once, no theme
 * follows itself, and none opens or closes more than two rounds, so that nobody can guess the next one.
 */
const rounds = [
  [3, 0, 4, 1, 5, 2],
  [1, 4, 2, 0, 3, 5],
  [2, 5, 0, 3, 1, 4],
  [0, 2, 5, 4, 1, 3],
  [5, 1, 3, 2, 4, 0],
  [4, 3, 1, 5, 0, 2],
  [3, 5, 2, 1, 0, 4],
  [0, 4, 1, 2, 5, 3],
] as const;

/** Each round is one step of the screen, with one statement of each theme. */
export const steps: readonly (readonly StatementId[])[] = rounds.map((order, round) =>
  order.map((index) => `${themes[index]}-${numbers[round]!}` as const),
);

/** All statements, in the order in which they are asked. */
export const statementIds: readonly StatementId[] = steps.flat();

export const themeOf = (statement: StatementId): Theme =>
  statement.slice(0, statement.lastIndexOf('-')) as Theme;
