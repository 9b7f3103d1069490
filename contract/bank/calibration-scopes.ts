/** `all`: calibrates all items again and links them to the current scale. `pretest`: calibrates only pretest items; the parameters of the others stay. */
export const calibrationScopes = ['all', 'pretest'] as const;
