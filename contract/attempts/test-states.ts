/** `scheduled`: published, but opens later. */
export const testStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type TestState = (typeof testStates)[number];
