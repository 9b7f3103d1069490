import type { Mistake } from '@bac/contract/results/mistakes.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { causeOf } from './filter-mistakes.ts';

export interface CauseCount {
  cause: MistakeCause;
  /** Named by the student. */
  confirmed: number;
  /** Suggested only. */
  likely: number;
}

/** Most first; all five, so that the absence of a cause is seen too. */
export const countByCause = (mistakes: Mistake[]): CauseCount[] =>
  mistakeCauses
    .map((name) => ({
      cause: name,
      confirmed: mistakes.filter(({ cause }) => cause === name).length,
      likely: mistakes.filter(({ cause, suggested }) => cause === null && suggested === name)
        .length,
    }))
    .toSorted((one, other) => other.confirmed + other.likely - (one.confirmed + one.likely));

/** With fewer, a pattern is most likely chance. */
const enough = 5;

/** A cause leads when two misses in five have it and it is two ahead of the next. */
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
  /** Only what students named themselves is stated as a fact. */
  isConfirmed: boolean;
}

/** From what the student named, or while that is too little, from the suggestions. */
export function causeThatStandsOut(mistakes: Mistake[]): LeadingCause | 'few' | 'none' {
  const counts = countByCause(mistakes);
  const confirmed = mistakes.filter(({ cause }) => cause !== null).length;
  const isConfirmed = confirmed >= enough;
  const total = isConfirmed ? confirmed : mistakes.length;
  if (total < enough) return 'few';
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

/** Three of a hundred are no pattern. */
const oftenEnough = (count: number, total: number): boolean => count >= Math.max(3, 0.15 * total);

/** A skill that comes up again and again, and more than any other. */
export function skillThatStandsOut(mistakes: Mistake[]): { skill: Skill; count: number } | null {
  const counts = new Map<Skill, number>();
  for (const { skill } of mistakes) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!first || !oftenEnough(first[1], mistakes.length) || first[1] === second?.[1]) return null;
  return { skill: first[0], count: first[1] };
}
