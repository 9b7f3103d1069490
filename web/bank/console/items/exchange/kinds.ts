import type { ImportedItem } from '@bac/contract/bank/exchange.ts';
import type { importLimits as agreedLimits } from '@bac/contract/bank/import-limits.ts';
import type { exchangeFormats as agreedFormats } from '@bac/contract/bank/exchange-formats.ts';
import type { Tone } from '../../../../ui/tone.ts';

/** The contract's own, which would bring zod to the browser. */
export const exchangeFormats = ['yaml', 'csv', 'qti'] as const satisfies typeof agreedFormats;

export const importLimits = { bytes: 5_242_880, items: 2000 } satisfies {
  [Name in keyof typeof agreedLimits]: number;
};

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
