import type { Language } from '@bac/exam/item/language.ts';

/** Vietnamese stands first: most people here read it. */
export const languagesShown: readonly Language[] = ['vi', 'en'];
