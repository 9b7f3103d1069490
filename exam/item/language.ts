/** The languages of explanations and of the user interface. The test content itself is English. */
export const languages = ['en', 'vi'] as const;

export type Language = (typeof languages)[number];

/** For dates and numbers. English is American, as in the test; times are written with 24 hours in both languages. */
export const locales: Record<Language, string> = { en: 'en-US', vi: 'vi-VN' };
