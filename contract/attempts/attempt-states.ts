/** `invalidated`: completed, but the result no longer counts. */
export const attemptStates = ['running', 'completed', 'abandoned', 'invalidated'] as const;
export type AttemptState = (typeof attemptStates)[number];
