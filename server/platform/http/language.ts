import { languages, type Language } from '@bac/exam/item/language.ts';

/** The first supported language of the Accept-Language header, or the fallback. */
export function languageOf(
  acceptLanguage: string | undefined,
  fallback: Language = 'en',
): Language {
  const tags = (acceptLanguage ?? '').toLowerCase().split(',');
  for (const tag of tags) {
    const match = languages.find((language) => tag.trim().startsWith(language));
    if (match) return match;
  }
  return fallback;
}
