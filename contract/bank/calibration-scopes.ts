/** All items again, linked to the current scale, or pretest items on the scale of the others, whose parameters stay. */
export const calibrationScopes = ['all', 'pretest'] as const;
