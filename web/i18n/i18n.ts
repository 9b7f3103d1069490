import { languages } from '@bac/exam/item/language.ts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { site } from '../api/site.ts';

/** The words of pages that people open first: each folder's two files, a chunk each, fetched when a screen first asks. */
const firstWords = import.meta.glob<ResourceKey>(
  [
    '../{api,app,demo,item,ui}/**/messages.*.json',
    '../accounts/{auth,notifications,person-form}/**/messages.*.json',
    '../attempts/{player,tests}/**/messages.*.json',
    '../site/{home,reading,support,upcoming}/**/messages.*.json',
    '!../app/admin-shell/**',
  ],
  { import: 'default' },
);

/** Naming the files of all pages would cost a first visit 2 kB, so the others are looked up in a chunk of their own. */
async function fetchWords(file: string): Promise<ResourceKey | undefined> {
  const words = firstWords[file] ? firstWords : (await import('./later-words.ts')).laterWords;
  return words[file]?.();
}

const messageFiles: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language: string, namespace: string) =>
    fetchWords(`../${namespace}/messages.${language}.json`),
};

/** Here from the start: when the network is gone, it is too late to fetch the words that say so. */
const everywhere = ['api', 'app', 'ui'];

const isSpoken = (language?: string): boolean => languages.some((spoken) => spoken === language);

/**
 * Both languages are complete (a test sees to it), so one stands in only for languages we don't speak: the one that an
 * administrator chose, which the server writes on the page.
 */
function standIn(wanted?: string): string[] {
  const chosen = document.documentElement.dataset['fallbackLanguage'];
  if (isSpoken(wanted)) return [];
  return [chosen && isSpoken(chosen) ? chosen : 'en'];
}

const interpolation = { escapeValue: false, defaultVariables: { siteName: site.siteName } };

/** For the thread that renders pages; it sets the language of each. */
export async function startI18nOnServer(): Promise<void> {
  await i18next.use(messageFiles).use(initReactI18next).init({
    supportedLngs: languages,
    lng: 'en',
    fallbackLng: false,
    ns: everywhere,
    interpolation,
  });
}

export const startI18n = (): Promise<void> => startI18nFor([]);

/** Fetches the words of the page that was opened along with those of every page. */
export async function startI18nFor(firstPage: readonly string[]): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(messageFiles)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      load: 'languageOnly',
      fallbackLng: standIn,
      ns: [...everywhere, ...firstPage],
      detection: {
        order: ['localStorage', 'navigator', 'htmlTag'],
        lookupLocalStorage: 'language',
        caches: ['localStorage'],
        // A browser says vi-VN; the page, the stored choice and the server know vi.
        convertDetectedLanguage: (tag) => tag.split('-')[0] ?? tag,
      },
      interpolation,
    });
}
