import type { ProblemReason } from '@bac/contract/results/results.ts';

/** Said again here because the contract's own list comes with its validator, which no browser needs. */
export const problemReasons = [
  'wrong-key',
  'two-answers',
  'unclear',
  'typo',
  'figure',
  'translation',
  'other',
] as const satisfies ProblemReason[];
