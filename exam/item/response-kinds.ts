/** Multiple choice with four choices, or an entered response. */
export const responseKinds = ['choice', 'entered'] as const;
