/** A path of its own, so that a reload stays at the second step. */
export const secondStepPath = '/auth/second-step';
