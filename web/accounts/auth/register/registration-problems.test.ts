import { describe, expect, test } from 'vitest';
import { emptyDraft, type Draft, type Field } from './draft.ts';
import { registrationProblems, type Problem } from './registration-problems.ts';

const today = new Date('2026-07-15T00:00:00Z');

const complete: Draft = {
  role: 'student',
  lastName: 'Nguyễn Minh',
  firstName: 'Ánh',
  email: 'minhanh.nguyen@example.vn',
  phoneNumber: '0912 345 678',
  dob: '14/03/2009',
  gender: 'female',
  educationLevel: 'high-school',
  password: 'Bacthang#7',
  confirmPassword: 'Bacthang#7',
  province: '74',
  district: '718',
  ward: '25747',
  terms: true,
};

const problemsOf = (draft: Draft) =>
  Object.fromEntries(
    Object.entries(registrationProblems(draft, today)).filter(([, problem]) => problem),
  );

test('a complete draft has no problems', () => {
  expect(problemsOf(complete)).toEqual({});
});

test('an empty draft lacks everything but the preselected role', () => {
  const { role: _, terms, ...others } = problemsOf(emptyDraft);
  expect(terms).toBe('terms');
  expect(new Set(Object.values(others))).toEqual(new Set(['required']));
  expect(Object.keys(others)).toHaveLength(Object.keys(emptyDraft).length - 2);
});

describe('valid values', () => {
  test.each<Partial<Draft>>([
    { lastName: 'Đặng Thị Ngọc', firstName: 'Huyền' },
    { firstName: 'Ánh'.normalize('NFD'), lastName: 'Nguyễn Phượng'.normalize('NFD') },
    { firstName: ' Ý ' },
    { email: ' anh@bac.edu.vn ' },
    { phoneNumber: '0912.345.678' },
    { phoneNumber: '84912345678' },
    { phoneNumber: '+84 912 345 678' },
    { dob: '1/2/2009' },
    { dob: '14-03-2009' },
    { dob: '2009-03-14' },
    { dob: '29/02/2008' },
    { dob: '01/01/1900' },
    { dob: '15/07/2016' },
    { password: 'Đường-lên-núi', confirmPassword: 'Đường-lên-núi' },
  ])('accepts %o', (changes) => {
    expect(problemsOf({ ...complete, ...changes })).toEqual({});
  });
});

describe('invalid values', () => {
  test.each<[field: Field, value: string, problem: Problem]>([
    ['firstName', '   ', 'required'],
    ['firstName', 'Anh2', 'name'],
    ['lastName', 'O’Neil', 'name'],
    ['email', '', 'required'],
    ['email', 'anh', 'email'],
    ['email', 'anh@bac', 'email'],
    ['email', 'anh nguyen@bac.vn', 'email'],
    ['email', 'lê.anh@gmail.com', 'emailAccents'],
    ['email', 'anh@việt.vn', 'emailAccents'],
    ['phoneNumber', '', 'required'],
    ['phoneNumber', '091234567', 'phone'],
    ['phoneNumber', '091234567890', 'phone'],
    ['phoneNumber', '+8491234567890', 'phone'],
    ['dob', '', 'required'],
    ['dob', '14/03', 'date'],
    ['dob', '31/02/2009', 'noSuchDay'],
    ['dob', '29/02/2009', 'noSuchDay'],
    ['dob', '14/13/2009', 'noSuchDay'],
    ['dob', '31/12/1899', 'birthYear'],
    ['dob', '16/07/2016', 'tooYoung'],
    ['dob', '01/01/2030', 'tooYoung'],
    ['gender', '', 'required'],
    ['educationLevel', '', 'required'],
    ['province', '', 'required'],
    ['district', '', 'required'],
    ['ward', '', 'required'],
    ['confirmPassword', '', 'required'],
    ['confirmPassword', 'Bacthang#8', 'passwordMismatch'],
  ])('refuses %s “%s” because of %s', (field, value, problem) => {
    expect(problemsOf({ ...complete, [field]: value })).toEqual({ [field]: problem });
  });

  test.each<[password: string, problem: Problem]>([
    ['', 'required'],
    ['Bac#7', 'passwordShort'],
    ['bacthang#7', 'passwordUppercase'],
    ['Bacthang77', 'passwordSpecial'],
    ['Bac thang#7', 'passwordSpaces'],
  ])('refuses the password “%s” because of %s', (password, problem) => {
    const draft = { ...complete, password, confirmPassword: password };
    expect(registrationProblems(draft, today).password).toBe(problem);
  });

  test('refuses a password that was changed after it was repeated', () => {
    const draft = { ...complete, password: 'Bacthang#8' };
    expect(problemsOf(draft)).toEqual({ confirmPassword: 'passwordMismatch' });
  });

  test('refuses terms that were not accepted', () => {
    expect(problemsOf({ ...complete, terms: false })).toEqual({ terms: 'terms' });
  });
});
