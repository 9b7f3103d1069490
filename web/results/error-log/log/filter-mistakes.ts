import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';

type MistakeState = 'due' | 'waiting' | 'learned';

export interface Filters {
  state: MistakeState | 'all';
  cause: MistakeCause | 'all';
  section: Section | 'all';
  skill: Skill | 'all';
}

/** The values of each filter; the first is the default and matches everything. */
export const filterValues = {
  state: ['all', 'due', 'waiting', 'learned'],
  cause: ['all', ...mistakeCauses],
  section: ['all', ...sections],
  skill: ['all', ...skills],
} as const satisfies { [Name in keyof Filters]: readonly Filters[Name][] };

export const noFilters: Filters = { state: 'all', cause: 'all', section: 'all', skill: 'all' };

export function stateOf({ dueAt }: Pick<Mistake, 'dueAt'>, now: number): MistakeState {
  if (dueAt === null) return 'learned';
  return Date.parse(dueAt) <= now ? 'due' : 'waiting';
}

/** The cause chosen by the student, else the suggested one, else null. */
export const causeOf = ({ cause, suggested }: Pick<Mistake, 'cause' | 'suggested'>) =>
  cause ?? suggested;

const fits = <Value>(filter: Value | 'all', value: Value): boolean =>
  filter === 'all' || filter === value;

/** Applies all filters but the state: the counts of the states come from this list, so that they add up. */
export const filterExceptState = (
  mistakes: Mistake[],
  { cause, section, skill }: Filters,
): Mistake[] =>
  mistakes.filter(
    (mistake) =>
      fits(cause, causeOf(mistake)) && fits(section, mistake.section) && fits(skill, mistake.skill),
  );

export const filterByState = (
  mistakes: Mistake[],
  state: Filters['state'],
  now: number,
): Mistake[] => mistakes.filter((mistake) => fits(state, stateOf(mistake, now)));

/** The skills with mistakes in the chosen section, in the order of the test. */
export const skillsMissed = (mistakes: Mistake[], section: Filters['section']): Skill[] =>
  skills.filter((skill) =>
    mistakes.some((mistake) => mistake.skill === skill && fits(section, mistake.section)),
  );
