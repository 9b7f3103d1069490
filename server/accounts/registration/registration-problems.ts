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

/** Lists the rule that the address of a new account breaks, if any, for the field `email`. */
export function emailProblems(email: string): BrokenField[] {
  const rule = email.trim() === '' ? 'required' : brokenEmailRule(email);
  return rule ? [{ path: 'email', rule }] : [];
}

const required = (path: keyof Registration, value: string): BrokenField[] =>
  value.trim() === '' ? [{ path, rule: 'required' }] : [];

function textProblems(
  path: keyof Registration,
  value: string,
  isRight: (value: string) => boolean,
  rule: BrokenField['rule'],
): BrokenField[] {
  const missing = required(path, value);
  if (missing.length > 0) return missing;
  return isRight(value) ? [] : [{ path, rule }];
}

/** Checks for guessable passwords last: the browser has no word list, so it reports all other rules while the person types. */
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

/** Lists every rule that a registration breaks, except whether its places exist, which `register` checks. */
export const registrationProblems = (input: Registration, today: Date): BrokenField[] => [
  ...textProblems('firstName', input.firstName, isName, 'name'),
  ...textProblems('lastName', input.lastName, isName, 'name'),
  ...emailProblems(input.email),
  ...textProblems('phoneNumber', input.phoneNumber, isPhone, 'phone'),
  ...passwordProblems('password', input.password, {
    email: input.email,
    fullName: fullNameOf(input),
  }),
  ...confirmationProblems(input),
  ...birthProblems(input.dob, today),
  ...required('province', input.province),
  ...required('district', input.district),
  ...required('ward', input.ward),
  ...termsProblems(input),
];
