import { describe, expect, it } from 'vitest';
import {
  brokenBirthRule,
  brokenEmailRule,
  brokenPasswordRules,
  isEmail,
  isName,
  isUnderAge,
  isPhone,
} from './account-rules.ts';

describe('isName', () => {
  it.each([
    'Ánh',
    'Nguyễn Minh',
    'Đặng Thị Ngọc Ánh',
    'Nguyễn'.normalize('NFD'),
    'O Connor',
    'Łukasz',
  ])('accepts %s', (name) => expect(isName(name)).toBe(true));

  it.each(['', '   ', 'An1', 'An_', "O'Connor", '<b>', 'An😀', 'A\u200Bn', '٣'])(
    'rejects "%s"',
    (name) => expect(isName(name)).toBe(false),
  );
});

describe('isEmail and brokenEmailRule', () => {
  it.each(['a@b.co', 'minh.anh+sat@example.com.vn', ' anh@example.com '])('accepts %s', (email) =>
    expect(isEmail(email)).toBe(true),
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b..co',
    'a b@c.co',
    'a@b.co\r\nx',
    `${'a'.repeat(250)}@b.co`,
    'a!b@x.com',
    'x@a,b.vn',
    'a@x.c',
    'a..b@x.com',
    '.a@x.com',
    'a.@x.com',
  ])('rejects "%s"', (email) => {
    expect(isEmail(email)).toBe(false);
    expect(brokenEmailRule(email)).toBe('email');
  });

  it.each(['lê.anh@gmail.com', 'lê.anh@gmail.com'.normalize('NFD'), 'Đức@x.vn', 'anh@trường.vn'])(
    'rejects "%s" because of its accents',
    (email) => {
      expect(isEmail(email)).toBe(false);
      expect(brokenEmailRule(email)).toBe('emailAccents');
    },
  );
});

describe('isPhone', () => {
  it.each([
    '0912345678',
    '01234567890',
    '0912 345 678',
    '091-234-5678',
    '+84912345678',
    '+84 (0)912 345 678',
  ])('accepts %s', (phone) => expect(isPhone(phone)).toBe(true));

  it.each(['', '123456789', '012345678901', '+8491234567890', '+1 650 555 0100', '09123x5678'])(
    'rejects "%s"',
    (phone) => expect(isPhone(phone)).toBe(false),
  );
});

describe('brokenPasswordRules', () => {
  it.each([
    ['Bacthang#7', []],
    ['Đường#dài', []],
    ['Ab#', ['passwordShort']],
    ['bacthang#7', ['passwordUppercase']],
    ['Bacthang7', ['passwordSpecial']],
    ['Bac thang#', ['passwordSpaces']],
    ['', ['passwordShort', 'passwordUppercase', 'passwordSpecial']],
  ])('reports for "%s" the broken rules %j', (password, rules) => {
    expect(brokenPasswordRules(password)).toEqual(rules);
  });
});

describe('brokenBirthRule', () => {
  const today = new Date('2026-11-15T08:00:00Z');

  it.each([
    ['2009-03-14', undefined],
    ['2016-11-15', undefined],
    ['2016-11-16', 'tooYoung'],
    ['2030-01-01', 'tooYoung'],
    ['1900-01-01', undefined],
    ['1899-12-31', 'birthYear'],
    ['2012-02-29', undefined],
    ['2013-02-29', 'noSuchDay'],
    ['2008-02-31', 'noSuchDay'],
    ['14/03/2009', 'date'],
    ['', 'date'],
  ])('reports for "%s" the broken rule %s', (dob, rule) => {
    expect(brokenBirthRule(dob, today)).toBe(rule);
  });
});

describe('isUnderAge', () => {
  const today = new Date('2026-11-15T08:00:00Z');

  it.each([
    ['2010-11-15', false],
    ['2010-11-16', true],
    ['2016-11-15', true],
    ['2016-11-16', false],
    ['1980-01-01', false],
    ['16/11/2010', false],
  ])('says of somebody born on %s: %s', (dob, isChild) => {
    expect(isUnderAge(dob, today)).toBe(isChild);
  });
});
