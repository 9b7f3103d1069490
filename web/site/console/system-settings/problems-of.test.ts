import { expect, test } from 'vitest';
import { problemsOf } from './problems-of.ts';

const contacts = {
  address: { en: '88 Terrace Street', vi: 'Số 88 phố Ruộng Bậc' },
  email: 'team@bac.example',
  phone: '024 7300 0000',
  hours: { en: 'Weekdays', vi: 'Ngày thường' },
};

test('finds no problem in settings that the server accepts', () => {
  expect(problemsOf({ siteName: 'Bậc', contacts })).toEqual({});
  expect(problemsOf({ isRegistrationOpen: false })).toEqual({});
});

test('names each field that is missing or invalid', () => {
  expect(
    problemsOf({
      siteName: ' ',
      contacts: { ...contacts, address: { en: '', vi: 'Hà Nội' }, email: 'team@', phone: '12' },
    }),
  ).toEqual({
    siteName: 'required',
    'contacts.address.en': 'required',
    'contacts.email': 'email',
    'contacts.phone': 'phone',
  });
});
