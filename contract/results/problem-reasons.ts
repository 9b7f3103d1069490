export const problemReasons = [
  'wrong-key',
  'two-answers',
  'unclear',
  'typo',
  'figure',
  'translation',
  'other',
] as const;
export type ProblemReason = (typeof problemReasons)[number];
