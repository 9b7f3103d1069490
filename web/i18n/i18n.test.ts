import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from './i18n.ts';

beforeAll(startI18n);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'vi';
});

async function detectFor(...browserLanguages: string[]): Promise<string | undefined> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguages[0] ?? '');
  await i18next.changeLanguage();
  return i18next.resolvedLanguage;
}

test('the language chosen before comes first', async () => {
  localStorage.setItem('language', 'vi');
  expect(await detectFor('en-US')).toBe('vi');
});

test('then the first of the browser’s languages that we speak', async () => {
  expect(await detectFor('fr-FR', 'en-GB', 'vi-VN')).toBe('en');
  localStorage.clear();
  expect(await detectFor('vi-VN', 'en-US')).toBe('vi');
});

test('then the language of the page', async () => {
  expect(await detectFor('fr-FR')).toBe('vi');
});

test('and English when nothing helps', async () => {
  document.documentElement.lang = '';
  expect(await detectFor('fr-FR')).toBe('en');
});

test('the page says which language it is in', async () => {
  await i18next.changeLanguage('en');
  expect(document.documentElement.lang).toBe('en');
});

const neverRun = (): unknown => [
  i18next.t('retry', { ns: 'ui' }),
  // @ts-expect-error -- a key that is in no messages.en.json does not compile
  i18next.t('nowhere', { ns: 'ui' }),
  // @ts-expect-error -- nor one that only another namespace has
  i18next.getFixedT('en', 'ui')('noNetwork'),
  // @ts-expect-error -- whatever values come with it
  i18next.getFixedT('en', 'ui')('noNetwork', { name: 'x' }),
  // @ts-expect-error -- and a key of the namespace is none of the one that is named
  i18next.getFixedT('en', 'ui')('retry', { ns: 'api' }),
];

test('keys are checked with the types', () => {
  expect(neverRun).toBeTypeOf('function');
});
