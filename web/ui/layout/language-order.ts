import type { Language } from '@bac/exam/item/language.ts';

/** The order of the languages on screen. Vietnamese is first, because most users read it. */
export const languageOrder: readonly Language[] = ['vi', 'en'];
