import type { Mistake } from '@bac/contract/results/mistakes.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { causeOf } from './filter-mistakes.ts';

export interface CauseCount {
  cause: MistakeCause;
  /** How many the student chose. */
  confirmed: number;
  /** How many are only suggested. */
  likely: number;
}

/** Sorted by frequency; includes causes with a count of zero. */
export const countByCause = (mistakes: Mistake[]): CauseCount[] =>
  mistakeCauses
    .map((name) => ({
      cause: name,
      confirmed: mistakes.filter(({ cause }) => cause === name).length,
      likely: mistakes.filter(({ cause, suggested }) => cause === null && suggested === name)
        .length,
    }))
    .toSorted((one, other) => other.confirmed + other.likely - (one.confirmed + one.likely));

/** With fewer mistakes, a pattern is most likely chance. */
const minMistakes = 5;

/** A cause leads if two mistakes in five have it and it is two ahead of the next. */
const leadingShare = 0.4;
const lead = 2;

function leaderAmong(counts: { cause: MistakeCause; count: number }[], total: number) {
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  const leads = first && first.count >= leadingShare * total;
  return leads && first.count - (second?.count ?? 0) >= lead ? { ...first, total } : null;
}

interface LeadingCause {
  cause: MistakeCause;
  count: number;
  total: number;
  /** Whether the counts are causes chosen by the student; the page states only these as a fact. */
  isConfirmed: boolean;
}

/** Uses the causes that the student chose; while these are too few, the suggestions as well. */
export function causeThatStandsOut(mistakes: Mistake[]): LeadingCause | 'few' | 'none' {
  const counts = countByCause(mistakes);
  const confirmed = mistakes.filter(({ cause }) => cause !== null).length;
  const isConfirmed = confirmed >= minMistakes;
  const total = isConfirmed ? confirmed : mistakes.length;
  if (total < minMistakes) return 'few';
  const leader = leaderAmong(
    counts.map((each) => ({
      cause: each.cause,
      count: each.confirmed + (isConfirmed ? 0 : each.likely),
    })),
    total,
  );
  return leader ? { ...leader, isConfirmed } : 'none';
}

export const countWithoutCause = (mistakes: Mistake[]): number =>
  mistakes.filter((mistake) => causeOf(mistake) === null).length;

/** At least three, and 15%: three of a hundred are no pattern. */
const isFrequent = (count: number, total: number): boolean => count >= Math.max(3, 0.15 * total);

/** The skill that is missed frequently and more than any other. */
export function skillThatStandsOut(mistakes: Mistake[]): { skill: Skill; count: number } | null {
  const counts = new Map<Skill, number>();
  for (const { skill } of mistakes) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!first || !isFrequent(first[1], mistakes.length) || first[1] === second?.[1]) return null;
  return { skill: first[0], count: first[1] };
}
