import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-bank.ts';
import { scoreAttempt, type FinishedSection } from './score-attempt.ts';
import { skillGains } from './skill-gains.ts';

/** The key of the sample items is B. */
const answered = (
  skill: 'circles' | 'percentages' | 'probability',
  answer: string,
  id: string,
) => ({
  item: { ...sampleItem(skill, { kind: 'choice' as const }), id },
  isPretest: false,
  answer,
});

const section: FinishedSection = {
  section: 'math',
  reliability: 0.9,
  isProvisional: true,
  answered: [
    answered('circles', 'A', 'one'),
    answered('circles', 'A', 'two'),
    answered('percentages', 'A', 'three'),
    answered('percentages', 'B', 'four'),
    answered('probability', 'B', 'five'),
    { ...answered('probability', 'A', 'six'), isPretest: true },
  ],
};

const score = (finished: FinishedSection): number => scoreAttempt([finished]).sections[0]!.score;

describe('skillGains', () => {
  it('lists the missed skills, the most costly first', () => {
    const gains = skillGains(section);
    expect(gains.map(({ skill, missed }) => [skill, missed])).toEqual([
      ['circles', 2],
      ['percentages', 1],
    ]);
    expect(gains[0]!.points).toBeGreaterThan(gains[1]!.points);
  });

  it('a gain is the difference from the score with those questions right', () => {
    const better = {
      ...section,
      answered: section.answered.map((each) =>
        each.item.skill === 'circles' ? { ...each, answer: 'B' } : each,
      ),
    };
    expect(skillGains(section)[0]!.points).toBe(score(better) - score(section));
  });

  it('lists nothing if nothing was missed', () => {
    const perfect = {
      ...section,
      answered: section.answered.map((each) => ({ ...each, answer: 'B' })),
    };
    expect(skillGains(perfect)).toEqual([]);
  });
});
