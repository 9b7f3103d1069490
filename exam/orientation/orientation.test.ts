import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { degrees, type Answers, type Degree } from './answers.ts';
import { closeToThird, isClearlyAbove, scoreInterests, topThree } from './score-interests.ts';
import type { Profile } from './score-interests.ts';
import { pooledSpread, studentQuantile } from './spread.ts';
import {
  statementsPerTheme,
  statementIds,
  steps,
  themeOf,
  type StatementId,
} from './statements.ts';
import { themes, type Theme } from './themes.ts';

type ChooseDegree = (statement: StatementId, index: number) => Degree | undefined;

const answerAll = (choose: ChooseDegree): Answers =>
  Object.fromEntries(statementIds.map((id, index) => [id, choose(id, index)]));

/** Answers from a list of degrees for the eight statements of each theme. */
const byTheme = (degreesByTheme: Record<Theme, Degree[]>): Answers => {
  const remaining = structuredClone(degreesByTheme);
  return answerAll((id) => remaining[themeOf(id)].shift());
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
  .map((list) => answerAll((_, index) => list[index]))
  .filter((answers) => scoreInterests(answers).kind === 'profile');

const steady = (middle: Degree): Degree[] => Array<Degree>(statementsPerTheme).fill(middle);
/** Eight answers around a middle, one lower and one higher. */
const around = (middle: 2 | 3 | 4): Degree[] => [
  ...steady(middle).slice(2),
  (middle - 1) as Degree,
  (middle + 1) as Degree,
];

/** Degrees by theme with clear interests in research and in people. */
const leaning: Record<Theme, Degree[]> = {
  realistic: around(3),
  investigative: [5, 5, 5, 5, 4, 4, 4, 4],
  artistic: [3, 3, 3, 3, 2, 2, 2, 2],
  social: around(4),
  enterprising: around(2),
  conventional: [2, 2, 2, 2, 1, 1, 2, 2],
};

/** The leaning answers, with that many of one theme left out. */
const without = (count: number, theme: Theme): Answers => {
  let remaining = count;
  const all = byTheme(leaning);
  return answerAll((id) => {
    if (themeOf(id) !== theme || remaining === 0) return all[id];
    remaining -= 1;
    return undefined;
  });
};

describe('the statements', () => {
  test('there are eight different statements for each theme', () => {
    expect(new Set(statementIds).size).toBe(48);
    for (const theme of themes) {
      expect(statementIds.filter((id) => themeOf(id) === theme)).toHaveLength(statementsPerTheme);
    }
  });

  test('each step asks about each theme once, and no theme follows itself', () => {
    for (const step of steps) expect(new Set(step.map(themeOf)).size).toBe(6);
    const order = statementIds.map(themeOf);
    expect(order.some((theme, index) => theme === order[index + 1])).toBe(false);
  });

  test('no theme opens or closes more than two steps', () => {
    for (const end of [0, -1]) {
      const seen = steps.map((step) => themeOf(step.at(end)!));
      for (const theme of themes) {
        expect(seen.filter((other) => other === theme).length).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('a profile', () => {
  test('adds up each theme to at most 40 and names the standouts', () => {
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

  test('distinguishes near ties from clear differences by the spread of the answers', () => {
    const calm = profileOf(byTheme(leaning));
    // s = 0.53 here: nine times in ten, two scores differ by chance by at most √2 × √8 × s × 1.68 = 3.6 points.
    expect(calm.clearFrom).toBe(4);
    expect(closeToThird(calm)).toEqual([]);
    const [first, second] = calm.ranking;
    expect(isClearlyAbove(calm, first!, second!)).toBe(true);
    const torn = profileOf(byTheme({ ...leaning, artistic: [5, 1, 5, 1, 5, 1, 1, 1] }));
    expect(torn.clearFrom).toBeGreaterThan(4);
    expect(closeToThird(torn)).toEqual([{ theme: 'artistic', score: 20 }]);
    expect(isClearlyAbove(torn, first!, second!)).toBe(false);
  });

  test('has whole scores from 8 to 40, highest first, and at most three standouts', () => {
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

  test('reversed answers reverse the profile', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const reversed = answerAll((id) => (6 - answers[id]!) as Degree);
        for (const theme of themes) {
          expect(scoreOf(reversed, theme)).toBe(48 - scoreOf(answers, theme));
        }
        expect(profileOf(reversed).clearFrom).toBe(profileOf(answers).clearFrom);
      }),
    );
  });

  test('treats all themes alike', () => {
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

describe('uninformative answers', () => {
  test.each(degrees)('recognizes the same answer %i throughout', (degree) => {
    expect(scoreInterests(answerAll(() => degree))).toEqual({ kind: 'same answer throughout' });
  });

  test('recognizes the same answer when a few differ', () => {
    const almostEqual = answerAll((_, index) => (index < 4 ? 5 : 3));
    expect(scoreInterests(almostEqual).kind).toBe('same answer throughout');
  });

  test('accepts a profile with one strong theme', () => {
    const single = answerAll((id) => (themeOf(id) === 'artistic' ? 5 : 1));
    expect(profileOf(single).standouts).toEqual(['artistic']);
  });

  test('names no standout if all themes are alike', () => {
    const flat = answerAll((id, index) => (index % 2 === 0 ? 4 : 2));
    expect(profileOf(flat).standouts).toEqual([]);
  });

  test('random answers rarely have a standout', () => {
    const random = seededRandom(20_261_115);
    const people = 2000;
    let withStandouts = 0;
    for (let person = 0; person < people; person += 1) {
      const answers = answerAll(() => degrees[Math.floor(random() * 5)]);
      if (profileOf(answers).standouts.length > 0) withStandouts += 1;
    }
    expect(withStandouts / people).toBeLessThan(0.06);
  });
});

describe('omitted statements', () => {
  test('the other answers replace up to two omitted ones of a theme', () => {
    // Six answers remain, 3 3 2 2 2 2 …; the score is their mean times eight.
    const { ranking } = profileOf(without(2, 'artistic'));
    expect(ranking.find(({ theme }) => theme === 'artistic')!.score).toBe(19);
  });

  test('omitted statements make every difference less clear', () => {
    const whole = profileOf(byTheme(leaning)).clearFrom;
    expect(profileOf(without(2, 'artistic')).clearFrom).toBeGreaterThan(whole);
  });

  test('reports the theme when three or more of its statements are omitted', () => {
    expect(scoreInterests(without(3, 'social'))).toEqual({
      kind: 'not enough answers',
      lacking: ['social'],
    });
    expect(scoreInterests({})).toEqual({ kind: 'not enough answers', lacking: [...themes] });
  });
});

describe('the spread', () => {
  test('the spread is pooled within groups', () => {
    expect(
      pooledSpread([
        [1, 3],
        [2, 4],
      ]),
    ).toEqual({ deviation: Math.SQRT2, freedom: 2 });
  });

  test('the spread is never less than the rounding error of whole degrees', () => {
    expect(
      pooledSpread([
        [1, 1],
        [5, 5],
      ]).deviation,
    ).toBeCloseTo(Math.sqrt(1 / 12));
  });

  test('the quantiles of Student’s t equal those of the tables', () => {
    expect(studentQuantile(1.644_85, 42)).toBeCloseTo(1.682, 3);
    expect(studentQuantile(1.959_96, 30)).toBeCloseTo(2.042, 3);
  });
});
