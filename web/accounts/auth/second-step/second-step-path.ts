/** Its own address, so that a reload keeps the step. */
export const secondStepPath = '/auth/second-step';
