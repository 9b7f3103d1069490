/** How the last saving went. */
export type Saving =
  | { state: 'idle' | 'saving' }
  | { state: 'saved'; at: Date }
  | { state: 'failed'; reason: string };
