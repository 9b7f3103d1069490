import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import type { ItemState, itemStates as agreedStates } from '@bac/contract/bank/item-states.ts';
import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import type { subjects as agreedSubjects } from '@bac/exam/item/subjects.ts';
import type { responseKinds as agreedKinds } from '@bac/exam/item/response-kinds.ts';
import type { difficulties as agreedDifficulties } from '@bac/exam/item/difficulties.ts';
import type { Tone } from '../../../ui/tone.ts';

/** The contract's and the domain's own, which would bring zod to the browser. */
export const itemStates = [
  'draft',
  'review',
  'published',
  'archived',
] as const satisfies typeof agreedStates;

export const difficulties = ['easy', 'medium', 'hard'] as const satisfies typeof agreedDifficulties;

export const responseKinds = ['choice', 'entered'] as const satisfies typeof agreedKinds;

export const subjects = [
  'literature',
  'history',
  'humanities',
  'science',
] as const satisfies typeof agreedSubjects;

export const itemFlags = [
  'too-hard',
  'too-easy',
  'weak',
  'unused-choice',
  'possible-miskey',
] as const satisfies ItemFlag[];

/** What is dangerous in lotus; what wants a look in turmeric. */
export const flagTones: Record<ItemFlag, Tone> = {
  'too-hard': 'turmeric',
  'too-easy': 'turmeric',
  weak: 'lotus',
  'unused-choice': 'turmeric',
  'possible-miskey': 'lotus',
};

export const stateTones: Record<ItemState, Tone> = {
  draft: 'turmeric',
  review: 'indigo',
  published: 'leaf',
  archived: 'neutral',
};

/** Below this an item hardly tells strong students from weak ones. */
export const weakBelow = 0.2;

type Stated = Pick<ItemCard, 'status' | 'draftState'>;

/** What an item is, and what is written beside it: a published one may have a next version in work. */
export function statesOf({ status, draftState }: Stated): ItemState[] {
  const written: ItemState[] = draftState ? [draftState] : [];
  if (status === 'draft') return written.length > 0 ? written : ['draft'];
  return [status, ...written];
}
