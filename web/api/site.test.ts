import { expect, test } from 'vitest';
import { dialled } from './contact.ts';
import { readSite } from './site.ts';

test('what the server wrote on the page is what the page says', () => {
  const page = document.createElement('html');
  expect(readSite(page).siteName).toBe('Bậc');
  const written = { ...readSite(page), siteName: 'Bậc “&” thang', isRegistrationOpen: false };
  page.dataset['site'] = JSON.stringify(written);
  expect(readSite(page)).toEqual(written);
});

test.each([
  ['024 7300 0000', 'tel:+842473000000'],
  ['(028) 38-22-11-00', 'tel:+842838221100'],
  ['+84 24 7300 0000', 'tel:+842473000000'],
  ['1900 6067', 'tel:19006067'],
])('%s is dialled %s', (phone, href) => {
  expect(dialled(phone)).toBe(href);
});
