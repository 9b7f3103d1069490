/** A new item, the next version of one, the same as the latest version, or unreadable. */
export const importOutcomes = ['new', 'next', 'same', 'invalid'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
