import type { Language } from '@bac/exam/item/language.ts';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { create } from 'zustand';

interface PrintState {
  /** Asked for by the print menu; otherwise the page's own language is printed. */
  chosen: Language | null;
  words: Partial<Record<Language, i18n>>;
}

export const usePrintState = create<PrintState>(() => ({ chosen: null, words: {} }));

const files = import.meta.glob<ResourceKey>(
  ['./messages.*.json', '../../ui/messages.*.json', '../../item/question-words/messages.*.json'],
  { import: 'default' },
);

/** The namespaces that the report speaks from, and their folders. */
const folders = {
  'results/print': '.',
  ui: '../../ui',
  'item/question-words': '../../item/question-words',
};

/** An instance of its own: a copy of the page's would remember this language as the person's choice. */
async function wordsIn(language: Language): Promise<i18n> {
  const messages = await Promise.all(
    Object.entries(folders).map(async ([namespace, folder]) => [
      namespace,
      await files[`${folder}/messages.${language}.json`]!(),
    ]),
  );
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: Object.fromEntries(messages) },
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Vietnamese letters come in a file of their own, which an English page may not have asked for yet. */
const loadLetters = (): Promise<unknown> =>
  Promise.all(
    ['400', '700'].map((weight) => document.fonts?.load(`${weight} 16px 'Be Vietnam Pro'`, 'aạ')),
  );

/** Whatever the report needs to be printed in a language. */
export async function loadWords(language: Language): Promise<void> {
  if (usePrintState.getState().words[language]) return;
  const [words] = await Promise.all([wordsIn(language), loadLetters()]);
  usePrintState.setState((state) => ({ words: { ...state.words, [language]: words } }));
}
