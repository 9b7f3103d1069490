import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';

/** The language of the page and its setter. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation();
  const change = (language: Language): void => void i18n.changeLanguage(language);
  return [i18n.resolvedLanguage === 'vi' ? 'vi' : 'en', change];
}
