import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { degrees, type Answers, type Degree } from './answers.ts';
import { closeToThird, isClearlyAbove, scoreInterests, topThree } from './score-interests.ts';
import type { Profile } from './score-interests.ts';
import { pooledSpread, studentQuantile } from './spread.ts';
import { perTheme, statementIds, steps, themeOf, type StatementId } from './statements.ts';
import { themes, type Theme } from './themes.ts';

type Says = (statement: StatementId, place: number) => Degree | undefined;

const answering = (says: Says): Answers =>
  Object.fromEntries(statementIds.map((id, place) => [id, says(id, place)]));

/** By theme: what is said about its eight statements in turn. */
const byTheme = (given: Record<Theme, Degree[]>): Answers => {
  const left = structuredClone(given);
  return answering((id) => left[themeOf(id)].shift());
};

function profileOf(answers: Answers): Profile {
  const interests = scoreInterests(answers);
  if (interests.kind !== 'profile') throw new Error(interests.kind);
  return interests;
}

const scoreOf = (answers: Answers, theme: Theme): number =>
  profileOf(answers).ranking.find((entry) => entry.theme === theme)!.score;

const nextTheme = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % 6]!;

const someAnswers = fc
  .array(fc.constantFrom(...degrees), { minLength: 48, maxLength: 48 })
  .map((list) => answering((_, place) => list[place]))
  .filter((answers) => scoreInterests(answers).kind === 'profile');

const steady = (middle: Degree): Degree[] => Array<Degree>(perTheme).fill(middle);
/** Eight answers around a middle, one lower and one higher. */
const around = (middle: 2 | 3 | 4): Degree[] => [
  ...steady(middle).slice(2),
  (middle - 1) as Degree,
  (middle + 1) as Degree,
];

/** Research and people above the rest. */
const leaning: Record<Theme, Degree[]> = {
  realistic: around(3),
  investigative: [5, 5, 5, 5, 4, 4, 4, 4],
  artistic: [3, 3, 3, 3, 2, 2, 2, 2],
  social: around(4),
  enterprising: around(2),
  conventional: [2, 2, 2, 2, 1, 1, 2, 2],
};

/** The leaning answers, but for so many of one theme. */
const without = (count: number, theme: Theme): Answers => {
  let left = count;
  const all = byTheme(leaning);
  return answering((id) => {
    if (themeOf(id) !== theme || left === 0) return all[id];
    left -= 1;
    return undefined;
  });
};

describe('the statements', () => {
  test('are eight for each theme, each once', () => {
    expect(new Set(statementIds).size).toBe(48);
    for (const theme of themes) {
      expect(statementIds.filter((id) => themeOf(id) === theme)).toHaveLength(perTheme);
    }
  });

  test('ask each theme once a step and never the same theme twice in a row', () => {
    for (const step of steps) expect(new Set(step.map(themeOf)).size).toBe(6);
    const order = statementIds.map(themeOf);
    expect(order.some((theme, place) => theme === order[place + 1])).toBe(false);
  });

  test('do not let one theme open or close step after step', () => {
    for (const end of [0, -1]) {
      const seen = steps.map((step) => themeOf(step.at(end)!));
      for (const theme of themes) {
        expect(seen.filter((other) => other === theme).length).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('a profile', () => {
  test('adds up each theme out of 40 and names what stands out', () => {
    const profile = profileOf(byTheme(leaning));
    expect(profile.ranking).toEqual([
      { theme: 'investigative', score: 36 },
      { theme: 'social', score: 32 },
      { theme: 'realistic', score: 24 },
      { theme: 'artistic', score: 20 },
      { theme: 'enterprising', score: 16 },
      { theme: 'conventional', score: 14 },
    ]);
    expect(profile.standouts).toEqual(['investigative', 'social']);
    expect(topThree(profile)).toEqual(['investigative', 'social', 'realistic']);
  });

  test('tells near ties from clear differences by the spread of the answers', () => {
    const calm = profileOf(byTheme(leaning));
    // s = 0.53 here: two scores differ by chance by √2 × √8 × s × 1.68 = 3.6 points at most nine times in ten.
    expect(calm.clearFrom).toBe(4);
    expect(closeToThird(calm)).toEqual([]);
    const [first, second] = calm.ranking;
    expect(isClearlyAbove(calm, first!, second!)).toBe(true);
    const torn = profileOf(byTheme({ ...leaning, artistic: [5, 1, 5, 1, 5, 1, 1, 1] }));
    expect(torn.clearFrom).toBeGreaterThan(4);
    expect(closeToThird(torn)).toEqual([{ theme: 'artistic', score: 20 }]);
    expect(isClearlyAbove(torn, first!, second!)).toBe(false);
  });

  test('has whole scores from 8 to 40, highest first, and at most three stand out', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { ranking, standouts, clearFrom } = profileOf(answers);
        const scores = ranking.map(({ score }) => score);
        expect(scores.every((score) => Number.isInteger(score) && score >= 8 && score <= 40)).toBe(
          true,
        );
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(standouts.length).toBeLessThanOrEqual(3);
        expect(standouts).toEqual(ranking.slice(0, standouts.length).map(({ theme }) => theme));
        expect(clearFrom).toBeGreaterThan(0);
      }),
    );
  });

  test('is turned upside down by answers that are', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const turned = answering((id) => (6 - answers[id]!) as Degree);
        for (const theme of themes) {
          expect(scoreOf(turned, theme)).toBe(48 - scoreOf(answers, theme));
        }
        expect(profileOf(turned).clearFrom).toBe(profileOf(answers).clearFrom);
      }),
    );
  });

  test('knows no favourite among the themes', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const moved: Answers = Object.fromEntries(
          statementIds.map((id) => {
            const number = id.slice(id.lastIndexOf('-'));
            return [nextTheme(themeOf(id)) + number, answers[id]];
          }),
        );
        for (const theme of themes) {
          expect(scoreOf(moved, nextTheme(theme))).toBe(scoreOf(answers, theme));
        }
        expect(new Set(profileOf(moved).standouts)).toEqual(
          new Set(profileOf(answers).standouts.map(nextTheme)),
        );
      }),
    );
  });
});

describe('answers that say little', () => {
  test.each(degrees)('the same answer %i throughout is recognised', (degree) => {
    expect(scoreInterests(answering(() => degree))).toEqual({ kind: 'same answer throughout' });
  });

  test('also when a few differ', () => {
    const nearly = answering((_, place) => (place < 4 ? 5 : 3));
    expect(scoreInterests(nearly).kind).toBe('same answer throughout');
  });

  test('one theme loved and all others not is a profile', () => {
    const single = answering((id) => (themeOf(id) === 'artistic' ? 5 : 1));
    expect(profileOf(single).standouts).toEqual(['artistic']);
  });

  test('where all themes are alike none stands out', () => {
    const flat = answering((id, place) => (place % 2 === 0 ? 4 : 2));
    expect(profileOf(flat).standouts).toEqual([]);
  });

  test('answers by chance seldom seem to stand out', () => {
    const random = seededRandom(20_261_115);
    const people = 2000;
    let seeming = 0;
    for (let person = 0; person < people; person += 1) {
      const answers = answering(() => degrees[Math.floor(random() * 5)]);
      if (profileOf(answers).standouts.length > 0) seeming += 1;
    }
    expect(seeming / people).toBeLessThan(0.06);
  });
});

describe('statements left out', () => {
  test('up to two of a theme are stood for by the rest', () => {
    // Six answers are left, 3 3 2 2 2 2 …: the mean of the rest times eight.
    const { ranking } = profileOf(without(2, 'artistic'));
    expect(ranking.find(({ theme }) => theme === 'artistic')!.score).toBe(19);
  });

  test('and make every difference less clear', () => {
    const whole = profileOf(byTheme(leaning)).clearFrom;
    expect(profileOf(without(2, 'artistic')).clearFrom).toBeGreaterThan(whole);
  });

  test('from three on there are not enough answers, and it says of what', () => {
    expect(scoreInterests(without(3, 'social'))).toEqual({
      kind: 'not enough answers',
      lacking: ['social'],
    });
    expect(scoreInterests({})).toEqual({ kind: 'not enough answers', lacking: [...themes] });
  });
});

describe('the spread', () => {
  test('is pooled within groups', () => {
    expect(
      pooledSpread([
        [1, 3],
        [2, 4],
      ]),
    ).toEqual({ deviation: Math.SQRT2, freedom: 2 });
  });

  test('is never less than what rounding to whole degrees leaves unknown', () => {
    expect(
      pooledSpread([
        [1, 1],
        [5, 5],
      ]).deviation,
    ).toBeCloseTo(Math.sqrt(1 / 12));
  });

  test('has the quantiles of the tables', () => {
    expect(studentQuantile(1.644_85, 42)).toBeCloseTo(1.682, 3);
    expect(studentQuantile(1.959_96, 30)).toBeCloseTo(2.042, 3);
  });
});
