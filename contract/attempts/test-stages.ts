/** The position of a test taker in a test: in a module or between two. */
export const testStages = [
  'choosing',
  'rw-1',
  'rw-2',
  'break',
  'waiting',
  'math-1',
  'math-2',
] as const;
export type TestStage = (typeof testStages)[number];
