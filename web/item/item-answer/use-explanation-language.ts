import { languages, type Language } from '@bac/exam/item/language.ts';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';

const storageKey = 'explanationLanguage';

const remembered = (): Language | undefined =>
  languages.find((language) => language === localStorage.getItem(storageKey));

/** The language somebody likes explanations in, remembered here; that of the page until they choose. */
export function useExplanationLanguage(): [Language, (language: Language) => void] {
  const [page] = useLanguage();
  const [chosen, setChosen] = useState(remembered);
  const choose = (language: Language): void => {
    localStorage.setItem(storageKey, language);
    setChosen(language);
  };
  return [chosen ?? page, choose];
}
