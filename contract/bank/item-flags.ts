/** Why the statistics of an item need a review; see `exam/statistics`. */
export const itemFlags = [
  'too-hard',
  'too-easy',
  'weak',
  'unused-choice',
  'possible-miskey',
] as const;
export type ItemFlag = (typeof itemFlags)[number];
