import { expect, test } from 'vitest';
import { problemsOf } from './problems-of.ts';

const contacts = {
  address: { en: '88 Terrace Street', vi: 'Số 88 phố Ruộng Bậc' },
  email: 'team@bac.example',
  phone: '024 7300 0000',
};

test('finds no problem in settings that the server accepts', () => {
  expect(problemsOf({ siteName: 'Bậc', contacts })).toEqual({});
  expect(problemsOf({ isRegistrationOpen: false })).toEqual({});
});

test('finds office hours that end before they begin, and a week without any', () => {
  const closed = [null, null, null, null, null, null, null];
  expect(problemsOf({ officeHours: closed })).toEqual({ officeHours: 'officeHours' });
  expect(problemsOf({ officeHours: [{ from: 600, until: 600 }, ...closed.slice(1)] })).toEqual({
    officeHours: 'officeHours',
  });
  expect(problemsOf({ officeHours: [{ from: 600, until: 601 }, ...closed.slice(1)] })).toEqual({});
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
