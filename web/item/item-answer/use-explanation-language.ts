import { languages, type Language } from '@bac/exam/item/language.ts';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';

const storageKey = 'explanationLanguage';

const readStored = (): Language | undefined =>
  languages.find((language) => language === localStorage.getItem(storageKey));

/** The person's language for explanations, stored in this browser; by default that of the page. */
export function useExplanationLanguage(): [Language, (language: Language) => void] {
  const [page] = useLanguage();
  const [chosen, setChosen] = useState(readStored);
  const choose = (language: Language): void => {
    localStorage.setItem(storageKey, language);
    setChosen(language);
  };
  return [chosen ?? page, choose];
}
