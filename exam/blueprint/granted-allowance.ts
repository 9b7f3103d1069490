import { sections, type Section } from '../item/section.ts';
import type { Allowance } from './plan-attempt.ts';

/** What a teacher or the team grants for assigned tests. Breaks and reading aloud stay the student's own choice. */
export type GrantedAllowance = Pick<Allowance, 'extraTime' | 'pause'>;

export const noAllowance: GrantedAllowance = { extraTime: { rw: 1, math: 1 }, pause: false };

/** The more generous of both, for each section and for pauses. */
const combineTwo = (one: GrantedAllowance, other: GrantedAllowance): GrantedAllowance => ({
  extraTime: {
    rw: largerFactor(one, other, 'rw'),
    math: largerFactor(one, other, 'math'),
  },
  pause: one.pause || other.pause,
});

const largerFactor = (
  { extraTime: one }: GrantedAllowance,
  { extraTime: other }: GrantedAllowance,
  section: Section,
) => (one[section] > other[section] ? one[section] : other[section]);

/** The allowance of a student who has these grants: by the teacher of a class and by the team. */
export const combineAllowances = (grants: readonly GrantedAllowance[]): GrantedAllowance =>
  grants.reduce(combineTwo, noAllowance);

/** Everything that `own` asks for is granted. */
export const covers = (granted: GrantedAllowance, own: Partial<GrantedAllowance>): boolean =>
  (granted.pause || !own.pause) &&
  sections.every((section) => granted.extraTime[section] >= (own.extraTime?.[section] ?? 1));
