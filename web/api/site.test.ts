import { expect, test } from 'vitest';
import { telHref } from './contact.ts';
import { readSite } from './site.ts';

test('reads the settings that the server wrote into the page', () => {
  const page = document.createElement('html');
  expect(readSite(page).siteName).toBe('Bậc');
  const settings = { ...readSite(page), siteName: 'Bậc “&” thang', isRegistrationOpen: false };
  page.dataset['site'] = JSON.stringify(settings);
  expect(readSite(page)).toEqual(settings);
});

test.each([
  ['024 7300 0000', 'tel:+842473000000'],
  ['(028) 38-22-11-00', 'tel:+842838221100'],
  ['+84 24 7300 0000', 'tel:+842473000000'],
  ['1900 6067', 'tel:19006067'],
])('%s becomes %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
