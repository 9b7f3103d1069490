import type { Answers } from './answers.ts';
import { meanOf, pooledSpread, studentQuantile, sum, type Spread } from './spread.ts';
import { perTheme, statementIds, themeOf } from './statements.ts';
import { themes, type Theme } from './themes.ts';

/** The most a theme can come to; the least is one point a statement. */
export const highestScore = 5 * perTheme;

/** With fewer answers about a theme than this, the rest cannot stand for what was left out. */
const fewestAnswers = perTheme - 2;

/** One answer given nearly throughout says how somebody clicked, not what they like. */
const sameThroughout = 0.9;

/** The normal quantile of 95 %: two scores are told apart where chance alone would part them so far one time in ten, either way. */
const apart = 1.645;
/** Of 1 − 5 % / 6: six themes are looked at, and in a flat profile none of them shall seem to stand out. */
const outstanding = 2.394;

export interface ThemeScore {
  theme: Theme;
  /** Whole points, 8 to 40. */
  score: number;
}

/** What the answers amount to. */
export type Interests =
  | { kind: 'not enough answers'; lacking: Theme[] }
  | { kind: 'same answer throughout' }
  | Profile;

export interface Profile {
  kind: 'profile';
  /** All six, highest first; even ones in the order of `themes`. */
  ranking: ThemeScore[];
  /** Clearly above what the other five come to on average, at most three, highest first. None: no theme stands out yet. */
  standouts: Theme[];
  /** Two scores that are fewer points apart than this are as good as even. */
  clearFrom: number;
}

export function scoreInterests(answers: Answers): Interests {
  const given = new Map(themes.map((theme) => [theme, [] as number[]]));
  for (const statement of statementIds) {
    const degree = answers[statement];
    if (degree !== undefined) given.get(themeOf(statement))!.push(degree);
  }
  const lacking = themes.filter((theme) => given.get(theme)!.length < fewestAnswers);
  if (lacking.length > 0) return { kind: 'not enough answers', lacking };
  const groups = [...given.values()];
  if (shareOfCommonest(groups.flat()) >= sameThroughout) return { kind: 'same answer throughout' };
  return profileOf(given, pooledSpread(groups));
}

function profileOf(given: ReadonlyMap<Theme, readonly number[]>, spread: Spread): Profile {
  const exact = new Map([...given].map(([theme, group]) => [theme, perTheme * meanOf(group)]));
  const ranking = [...exact]
    .toSorted(([, one], [, other]) => other - one)
    .map(([theme, score]) => ({ theme, score: Math.round(score) }));
  /** Of the theme with the fewest answers: what is clear for it is clear for all. */
  const fewest = Math.min(...[...given.values()].map(({ length }) => length));
  const error = (perTheme * spread.deviation) / Math.sqrt(fewest);
  const needed = studentQuantile(outstanding, spread.freedom) * error * Math.sqrt(1 + 1 / 5);
  const all = sum([...exact.values()]);
  const isOutstanding = ({ theme }: ThemeScore): boolean => {
    const own = exact.get(theme)!;
    return own - (all - own) / 5 > needed;
  };
  return {
    kind: 'profile',
    ranking,
    standouts: ranking
      .filter(isOutstanding)
      .slice(0, 3)
      .map(({ theme }) => theme),
    clearFrom: Math.ceil(studentQuantile(apart, spread.freedom) * error * Math.SQRT2),
  };
}

function shareOfCommonest(answers: readonly number[]): number {
  const counts = answers.map((answer) => answers.filter((other) => other === answer).length);
  return Math.max(...counts) / answers.length;
}

/** The three themes that fields of study are matched with. */
export const topThree = ({ ranking }: Profile): [Theme, Theme, Theme] =>
  ranking.slice(0, 3).map(({ theme }) => theme) as [Theme, Theme, Theme];

/** Below the third, but not clearly: they could as well be among the three. */
export function closeToThird({ ranking, clearFrom }: Profile): ThemeScore[] {
  const third = ranking[2]!.score;
  return ranking.slice(3).filter(({ score }) => third - score < clearFrom);
}

/** Among the three, whether each is clearly above the next. */
export const isClearlyAbove = (
  { clearFrom }: Profile,
  one: ThemeScore,
  other: ThemeScore,
): boolean => one.score - other.score >= clearFrom;
