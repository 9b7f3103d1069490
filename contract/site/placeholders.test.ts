import { expect, test } from 'vitest';
import { placeholderContacts, placeholdersOf } from './placeholders.ts';

test('a new site has placeholders everywhere', () => {
  const operator = { name: '', registration: ' ' };
  expect(placeholdersOf({ operator, contacts: placeholderContacts })).toEqual([
    'name',
    'registration',
    'address',
    'email',
    'phone',
  ]);
});

test('a value somebody has entered is no placeholder, but an address that no email reaches still is', () => {
  const operator = { name: 'Công ty TNHH Ruộng Bậc Thang', registration: '0123456789' };
  const address = { en: '12 Terrace Lane, Sa Pa', vi: 'Số 12 ngõ Ruộng Bậc, Sa Pa' };
  const contacts = { address, email: 'team@terrace.vn', phone: '028 3822 1100' };
  expect(placeholdersOf({ operator, contacts })).toEqual([]);
  expect(placeholdersOf({ operator, contacts: { ...contacts, email: 'team@x.example' } })).toEqual([
    'email',
  ]);
  const half = { ...contacts, address: { ...address, en: placeholderContacts.address.en } };
  expect(placeholdersOf({ operator, contacts: half })).toEqual(['address']);
});
