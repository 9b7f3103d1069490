/** A rescoring is counted first; it changes results once somebody has started it. */
export const rescoringStates = ['counting', 'ready', 'running', 'done'] as const;
