import { languages } from '@bac/exam/item/language.ts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { site } from '../ui/site.ts';

/** Each feature's two files; the build makes a chunk of each, fetched when a screen first asks. */
const files = import.meta.glob<ResourceKey>(
  [
    '../**/messages.*.json',
    '!../{admin,results,error-log,profile,settings,orientation,tickets,family,sharing,classes}/**',
    '!../{app/admin-shell,ui/conversation,ui/assigned}/**',
  ],
  { import: 'default' },
);

/** Where the words are of pages that nobody opens first is known only once one is: naming them all costs a first visit 2 kB. */
const isForLater = (namespace: string): boolean =>
  /^(admin|results|error-log|profile|settings|orientation|tickets|family|sharing|classes|app\/admin-shell|ui\/conversation|ui\/assigned)(\/|$)/.test(
    namespace,
  );

async function filesOf(namespace: string): Promise<typeof files> {
  return isForLater(namespace) ? (await import('./later-words.ts')).laterWords : files;
}

const messageFiles: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: async (language: string, namespace: string) =>
    (await filesOf(namespace))[`../${namespace}/messages.${language}.json`]?.(),
};

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
      // Here from the start: when the network is gone, it is too late to fetch the words that say so.
      ns: ['api', 'app', 'ui', ...firstPage],
      detection: {
        order: ['localStorage', 'navigator', 'htmlTag'],
        lookupLocalStorage: 'language',
        caches: ['localStorage'],
        // A browser says vi-VN; the page, the stored choice and the server know vi.
        convertDetectedLanguage: (tag) => tag.split('-')[0] ?? tag,
      },
      interpolation: { escapeValue: false, defaultVariables: { siteName: site.siteName } },
    });
}
