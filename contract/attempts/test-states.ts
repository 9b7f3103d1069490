/** Scheduled: published, but opens at a later moment. */
export const testStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type TestState = (typeof testStates)[number];
