/** A rescoring is counted first; it changes results once somebody has started it. */
export const rescoringStates = ['counting', 'ready', 'running', 'done'] as const;
export type RescoringState = (typeof rescoringStates)[number];

/** Jobs are working on it. */
export const isInProgress = ({ state }: { state: RescoringState }): boolean =>
  state === 'counting' || state === 'running';
