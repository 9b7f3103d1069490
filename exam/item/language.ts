/** The languages in which explanations are written and the product speaks; test content itself is English. */
export const languages = ['en', 'vi'] as const;

export type Language = (typeof languages)[number];
