import type { Language } from '@bac/exam/item/language.ts';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { create } from 'zustand';

interface PrintState {
  /** The choice in the print menu; null prints in the language of the page. */
  chosenLanguage: Language | null;
  instances: Partial<Record<Language, i18n>>;
}

export const usePrintState = create<PrintState>(() => ({ chosenLanguage: null, instances: {} }));

const files = import.meta.glob<ResourceKey>(
  ['./messages.*.json', '../../ui/messages.*.json', '../../item/question-words/messages.*.json'],
  { import: 'default' },
);

/** The namespaces that the report uses, and their folders. */
const folders = {
  'results/print': '.',
  ui: '../../ui',
  'item/question-words': '../../item/question-words',
};

/** A separate instance: a clone of the page's would store this language as the person's choice. */
async function createI18n(language: Language): Promise<i18n> {
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

/** Vietnamese letters are in a separate font file, which an English page may not have loaded yet. */
const loadFonts = (): Promise<unknown> =>
  Promise.all(
    ['400', '700'].map((weight) => document.fonts?.load(`${weight} 16px 'Be Vietnam Pro'`, 'aạ')),
  );

/** Loads the messages and fonts that the report needs in a language, once. */
export async function loadMessages(language: Language): Promise<void> {
  if (usePrintState.getState().instances[language]) return;
  const [instance] = await Promise.all([createI18n(language), loadFonts()]);
  usePrintState.setState((state) => ({ instances: { ...state.instances, [language]: instance } }));
}
