import { languages, type Language } from '@bac/exam/item/language.ts';

/** The browser says which language the page is in; the first one we speak wins, and one stands in where we speak none. */
export function languageOf(acceptLanguage: string | undefined, standIn: Language = 'en'): Language {
  const wanted = (acceptLanguage ?? '').toLowerCase().split(',');
  for (const tag of wanted) {
    const spoken = languages.find((language) => tag.trim().startsWith(language));
    if (spoken) return spoken;
  }
  return standIn;
}
