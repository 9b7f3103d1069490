import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from './i18n.ts';

beforeAll(startI18n);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'vi';
});

afterEach(() => vi.restoreAllMocks());

async function detectFor(...browserLanguages: string[]): Promise<string | undefined> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguages[0] ?? '');
  await i18next.changeLanguage();
  return i18next.resolvedLanguage;
}

test('detects the stored language first', async () => {
  localStorage.setItem('language', 'vi');
  expect(await detectFor('en-US')).toBe('vi');
});

test('detects the first supported language of the browser second', async () => {
  expect(await detectFor('fr-FR', 'en-GB', 'vi-VN')).toBe('en');
  localStorage.clear();
  expect(await detectFor('vi-VN', 'en-US')).toBe('vi');
});

test('detects the language of the page third', async () => {
  expect(await detectFor('fr-FR')).toBe('vi');
});

test('stores a language that is chosen', async () => {
  await i18next.changeLanguage('en');
  expect(localStorage.getItem('language')).toBe('en');
});

test('detects and changes the language where storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await detectFor('en-US')).toBe('en');
});

test('falls back to English', async () => {
  document.documentElement.lang = '';
  expect(await detectFor('fr-FR')).toBe('en');
});

test('sets the lang attribute of the page', async () => {
  await i18next.changeLanguage('en');
  expect(document.documentElement.lang).toBe('en');
});

const neverRun = (): unknown => [
  i18next.t('retry', { ns: 'ui' }),
  // @ts-expect-error -- a key that is in no messages.en.json does not compile
  i18next.t('nowhere', { ns: 'ui' }),
  // @ts-expect-error -- nor does a key of another namespace
  i18next.getFixedT('en', 'ui')('noNetwork'),
  // @ts-expect-error -- with or without values
  i18next.getFixedT('en', 'ui')('noNetwork', { name: 'x' }),
  // @ts-expect-error -- `ns` replaces the namespace of the function
  i18next.getFixedT('en', 'ui')('retry', { ns: 'api' }),
];

test('the type checker rejects unknown message keys', () => {
  expect(neverRun).toBeTypeOf('function');
});
