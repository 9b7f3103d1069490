import { themes, type Theme } from './themes.ts';

/** How many statements speak of one theme. */
export const perTheme = 8;

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Which statement of which theme. The words are with the screen that asks. */
export type StatementId = `${Theme}-${(typeof numbers)[number]}`;

/**
 * In which order each round of six asks the themes, by their places in `themes`. Every round asks each theme once; no
 * theme follows itself, none opens or closes more than two rounds, so that nobody can see the next one coming.
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

/** Each round is one step of the screen: a handful at a time, one of each theme. */
export const steps: readonly (readonly StatementId[])[] = rounds.map((order, round) =>
  order.map((place) => `${themes[place]}-${numbers[round]!}` as const),
);

/** All statements, in the order in which they are asked. */
export const statementIds: readonly StatementId[] = steps.flat();

export const themeOf = (statement: StatementId): Theme =>
  statement.slice(0, statement.lastIndexOf('-')) as Theme;
