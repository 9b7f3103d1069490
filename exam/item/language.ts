/** The languages of explanations and of the user interface. The test content itself is English. */
export const languages = ['en', 'vi'] as const;

export type Language = (typeof languages)[number];
