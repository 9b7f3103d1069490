import type { itemStates as agreedStates } from '@bac/contract/bank-items.ts';
import type {
  exchangeFormats as agreedFormats,
  ImportedItem,
  importLimits as agreedLimits,
} from '@bac/contract/exchange.ts';
import type { ItemFlag } from '@bac/contract/statistics.ts';
import type {
  difficulties as agreedDifficulties,
  responseKinds as agreedKinds,
} from '@bac/exam/item/item.ts';
import type { Tone } from '../../ui/tone.ts';

/** The contract's own, which would bring zod to the browser. */
export const exchangeFormats = ['yaml', 'csv', 'qti'] as const satisfies typeof agreedFormats;

export const importLimits = { bytes: 5_242_880, items: 2000 } satisfies {
  [Name in keyof typeof agreedLimits]: number;
};

export const itemStates = [
  'draft',
  'review',
  'published',
  'archived',
] as const satisfies typeof agreedStates;

export const difficulties = ['easy', 'medium', 'hard'] as const satisfies typeof agreedDifficulties;

export const responseKinds = ['choice', 'entered'] as const satisfies typeof agreedKinds;

export const itemFlags = [
  'too-hard',
  'too-easy',
  'weak',
  'unused-choice',
  'possible-miskey',
] as const satisfies ItemFlag[];

export const outcomes = [
  'new',
  'next',
  'same',
  'invalid',
] as const satisfies ImportedItem['outcome'][];
export type Outcome = (typeof outcomes)[number];

export const outcomeTones: Record<Outcome, Tone> = {
  new: 'leaf',
  next: 'indigo',
  same: 'neutral',
  invalid: 'lotus',
};
