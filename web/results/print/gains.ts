import type { ReadyReport } from '@bac/contract/results/results.ts';
import { skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';

export interface Gain {
  skill: Skill;
  missed: number;
  /** Null if the attempt has no score. */
  points: number | null;
}

/** The three skills worth most: by points, or by number of misses if there is no score. */
export function topGains({ gains, questions }: Pick<ReadyReport, 'gains' | 'questions'>): Gain[] {
  if (gains.length > 0) return gains.slice(0, 3);
  const missed = questions.filter(isMissed);
  return skills
    .map((skill): Gain => {
      const own = missed.filter((question) => question.skill === skill);
      return { skill, missed: own.length, points: null };
    })
    .filter((gain) => gain.missed > 0)
    .toSorted((one, other) => other.missed - one.missed)
    .slice(0, 3);
}
