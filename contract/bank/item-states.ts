/** A published item may also have a next version in draft or in review. */
export const itemStates = ['draft', 'review', 'published', 'archived'] as const;
export type ItemState = (typeof itemStates)[number];
