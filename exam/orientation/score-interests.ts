import type { Answers } from './answers.ts';
import { meanOf, pooledSpread, studentQuantile, sum, type Spread } from './spread.ts';
import { statementsPerTheme, statementIds, themeOf } from './statements.ts';
import { themes, type Theme } from './themes.ts';

/** The highest score of a theme; the lowest is one point per statement. */
export const highestScore = 5 * statementsPerTheme;

/** With fewer answers about a theme than this, they cannot represent the ones left out. */
const fewestAnswers = statementsPerTheme - 2;

/** If this share of the answers is equal, they show how somebody clicked, not what they like. */
const sameAnswerShare = 0.9;

/** The normal quantile of 95 %: two scores count as different if chance alone separates them that far in one case of ten. */
const differenceQuantile = 1.645;
/** The normal quantile of 1 − 5 % / 6: tests six themes (Bonferroni), so that none stands out by chance in a flat profile. */
const standoutQuantile = 2.394;

export interface ThemeScore {
  theme: Theme;
  /** In whole points, 8 to 40. */
  score: number;
}

/** The result of the interest check. */
export type Interests =
  | { kind: 'not enough answers'; lacking: Theme[] }
  | { kind: 'same answer throughout' }
  | Profile;

export interface Profile {
  kind: 'profile';
  /** All six themes, highest score first; equal scores in the order of `themes`. */
  ranking: ThemeScore[];
  /** At most three themes that are clearly above the mean of the other five, highest first; empty if none stands out. */
  standouts: Theme[];
  /** Two scores that differ by fewer points than this count as equal. */
  clearFrom: number;
}

export function scoreInterests(answers: Answers): Interests {
  const degrees = new Map(themes.map((theme) => [theme, [] as number[]]));
  for (const statement of statementIds) {
    const degree = answers[statement];
    if (degree !== undefined) degrees.get(themeOf(statement))!.push(degree);
  }
  const lacking = themes.filter((theme) => degrees.get(theme)!.length < fewestAnswers);
  if (lacking.length > 0) return { kind: 'not enough answers', lacking };
  const groups = [...degrees.values()];
  if (shareOfCommonest(groups.flat()) >= sameAnswerShare) return { kind: 'same answer throughout' };
  return computeProfile(degrees, pooledSpread(groups));
}

function computeProfile(degrees: ReadonlyMap<Theme, readonly number[]>, spread: Spread): Profile {
  const exact = new Map(
    [...degrees].map(([theme, group]) => [theme, statementsPerTheme * meanOf(group)]),
  );
  const ranking = [...exact]
    .toSorted(([, one], [, other]) => other - one)
    .map(([theme, score]) => ({ theme, score: Math.round(score) }));
  // The theme with the fewest answers has the largest error; what is clear for it is clear for all.
  const fewest = Math.min(...[...degrees.values()].map(({ length }) => length));
  const error = (statementsPerTheme * spread.deviation) / Math.sqrt(fewest);
  const threshold =
    studentQuantile(standoutQuantile, spread.freedom) * error * Math.sqrt(1 + 1 / 5);
  const total = sum([...exact.values()]);
  const isStandout = ({ theme }: ThemeScore): boolean => {
    const score = exact.get(theme)!;
    return score - (total - score) / 5 > threshold;
  };
  return {
    kind: 'profile',
    ranking,
    standouts: ranking
      .filter(isStandout)
      .slice(0, 3)
      .map(({ theme }) => theme),
    clearFrom: Math.ceil(studentQuantile(differenceQuantile, spread.freedom) * error * Math.SQRT2),
  };
}

function shareOfCommonest(answers: readonly number[]): number {
  const counts = answers.map((answer) => answers.filter((other) => other === answer).length);
  return Math.max(...counts) / answers.length;
}

/** The three themes that fields of study are matched with. */
export const topThree = ({ ranking }: Profile): [Theme, Theme, Theme] =>
  ranking.slice(0, 3).map(({ theme }) => theme) as [Theme, Theme, Theme];

/** The themes that are below the third, but not clearly, so that they could as well be among the three. */
export function closeToThird({ ranking, clearFrom }: Profile): ThemeScore[] {
  const third = ranking[2]!.score;
  return ranking.slice(3).filter(({ score }) => third - score < clearFrom);
}

/** True if the first score is clearly above the second. */
export const isClearlyAbove = (
  { clearFrom }: Profile,
  one: ThemeScore,
  other: ThemeScore,
): boolean => one.score - other.score >= clearFrom;
