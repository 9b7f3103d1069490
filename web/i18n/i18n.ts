import { languages } from '@bac/exam/item/language.ts';
import i18next, {
  type BackendModule,
  type LanguageDetectorModule,
  type ResourceKey,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import { site } from '../api/site.ts';

/** The messages of the pages that visits begin with: two files per folder, each in its own chunk, loaded on demand. */
const firstMessages = import.meta.glob<ResourceKey>(
  [
    '../{api,app,demo,item,ui}/**/messages.*.json',
    '../accounts/{auth,notifications,person-form}/**/messages.*.json',
    '../attempts/{player,tests}/**/messages.*.json',
    '../site/{home,reading,support,upcoming}/**/messages.*.json',
    '!../app/admin-shell/**',
  ],
  { import: 'default' },
);

/** Listing the files of all pages would cost a first visit 2 kB, so the others are listed in a separate chunk. */
async function fetchMessages(file: string): Promise<ResourceKey | undefined> {
  const messages = firstMessages[file]
    ? firstMessages
    : (await import('./all-messages.ts')).allMessages;
  return messages[file]?.();
}

const messageFiles: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language: string, namespace: string) =>
    fetchMessages(`../${namespace}/messages.${language}.json`),
};

/** Storage throws where a browser forbids it. */
function storedLanguage(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
}

/** Detects the stored choice, then the browser's languages, then the page's. The library for this takes 2 kB on every first visit. */
const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  // Browsers report vi-VN; the page, the stored choice and the server use vi.
  detect: () =>
    [storedLanguage(), ...navigator.languages, document.documentElement.lang].flatMap(
      (tag) => tag?.split('-')[0] || [],
    ),
  cacheUserLanguage(language) {
    try {
      localStorage.setItem('language', language);
    } catch {
      // The choice holds for this page only.
    }
  },
};

/** Loaded at the start, because messages about a lost network cannot be loaded without one. */
const commonNamespaces = ['api', 'app', 'ui'];

const isSupported = (language?: string): boolean =>
  languages.some((supported) => supported === language);

/**
 * The fallback for unsupported languages: the one an administrator chose, which the server writes into the page. Supported
 * languages need none, because both are complete (a test checks this).
 */
function fallbackFor(requested?: string): string[] {
  const chosen = document.documentElement.dataset['fallbackLanguage'];
  if (isSupported(requested)) return [];
  return [chosen && isSupported(chosen) ? chosen : 'en'];
}

const interpolation = { escapeValue: false, defaultVariables: { siteName: site.siteName } };

/** For the worker thread that renders pages; it sets the language of each page. */
export async function startI18nOnServer(): Promise<void> {
  await i18next.use(messageFiles).use(initReactI18next).init({
    supportedLngs: languages,
    lng: 'en',
    fallbackLng: false,
    ns: commonNamespaces,
    interpolation,
  });
}

export const startI18n = (): Promise<void> => startI18nFor([]);

/** Loads the messages of the first page together with the common ones. */
export async function startI18nFor(namespaces: readonly string[]): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(messageFiles)
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      load: 'languageOnly',
      fallbackLng: fallbackFor,
      ns: [...commonNamespaces, ...namespaces],
      interpolation,
    });
}
