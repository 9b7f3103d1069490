/** One of four choices, or a typed answer. */
export const responseKinds = ['choice', 'entered'] as const;
