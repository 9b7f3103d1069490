import type { Mistake } from '@bac/contract/mistakes.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { mistakeCauses, type MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { causeOf } from './filter-mistakes.ts';

export interface CauseCount {
  cause: MistakeCause;
  count: number;
}

/** Most first; all five, so that the absence of a cause is seen too. */
export const countByCause = (mistakes: Mistake[]): CauseCount[] =>
  mistakeCauses
    .map((cause) => ({ cause, count: mistakes.filter((one) => causeOf(one) === cause).length }))
    .toSorted((one, other) => other.count - one.count);

/** With fewer, a pattern is most likely chance. */
const enough = 5;

/** A cause stands out when two misses in five have it and it leads the next by two. */
const leadingShare = 0.4;
const lead = 2;

export function causeThatStandsOut(mistakes: Mistake[]): CauseCount | 'few' | 'none' {
  if (mistakes.length < enough) return 'few';
  const [first, second] = countByCause(mistakes);
  if (!first || first.count < leadingShare * mistakes.length) return 'none';
  return first.count - (second?.count ?? 0) >= lead ? first : 'none';
}

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
