import {
  brokenBirthRule,
  brokenPasswordRules,
  isName,
  isPhone,
  brokenEmailRule,
} from '@bac/contract/accounts/account-rules.ts';
import type { Registration } from '@bac/contract/accounts/registration.ts';
import type { BrokenField } from '../../platform/http/refused.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';
import { isOwnPassword, type Owner } from '../passwords/is-own-password.ts';
import { fullNameOf } from '../profile/person-details.ts';

/** The rule that the address of a new account breaks, as the field `email`. */
export function emailProblems(email: string): BrokenField[] {
  const rule = email.trim() === '' ? 'required' : brokenEmailRule(email);
  return rule ? [{ path: 'email', rule }] : [];
}

const required = (path: keyof Registration, value: string): BrokenField[] =>
  value.trim() === '' ? [{ path, rule: 'required' }] : [];

function text(
  path: keyof Registration,
  value: string,
  isRight: (value: string) => boolean,
  rule: BrokenField['rule'],
): BrokenField[] {
  const missing = required(path, value);
  if (missing.length > 0) return missing;
  return isRight(value) ? [] : [{ path, rule }];
}

/** What others would guess is said last: the browser, which has no list, cannot say it while one types. */
export function passwordProblems(
  path: string,
  password: string,
  owner: Owner | undefined,
): BrokenField[] {
  if (password === '') return [{ path, rule: 'required' }];
  const broken = brokenPasswordRules(password);
  if (broken.length > 0) return broken.map((rule) => ({ path, rule }));
  if (isCommonPassword(password)) return [{ path, rule: 'passwordCommon' }];
  if (owner && isOwnPassword(password, owner)) return [{ path, rule: 'passwordOwn' }];
  return [];
}

function birthProblems(dob: string, today: Date): BrokenField[] {
  const rule = dob === '' ? 'required' : brokenBirthRule(dob, today);
  return rule ? [{ path: 'dob', rule }] : [];
}

function confirmationProblems({ password, confirmPassword }: Registration): BrokenField[] {
  if (confirmPassword === '') return [{ path: 'confirmPassword', rule: 'required' }];
  if (confirmPassword === password) return [];
  return [{ path: 'confirmPassword', rule: 'passwordMismatch' }];
}

const termsProblems = ({ terms }: Registration): BrokenField[] =>
  terms ? [] : [{ path: 'terms', rule: 'terms' }];

/** Every rule that a registration breaks; whether its places exist is asked elsewhere. */
export const registrationProblems = (given: Registration, today: Date): BrokenField[] => [
  ...text('firstName', given.firstName, isName, 'name'),
  ...text('lastName', given.lastName, isName, 'name'),
  ...emailProblems(given.email),
  ...text('phoneNumber', given.phoneNumber, isPhone, 'phone'),
  ...passwordProblems('password', given.password, {
    email: given.email,
    fullName: fullNameOf(given),
  }),
  ...confirmationProblems(given),
  ...birthProblems(given.dob, today),
  ...required('province', given.province),
  ...required('district', given.district),
  ...required('ward', given.ward),
  ...termsProblems(given),
];
