/** The state of the last save. */
export type Saving =
  | { state: 'idle' | 'saving' }
  | { state: 'saved'; at: Date }
  | { state: 'failed'; reason: string };
