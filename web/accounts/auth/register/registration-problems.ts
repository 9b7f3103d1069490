import {
  brokenBirthRule,
  brokenEmailRule,
  brokenPasswordRules,
  isName,
  isPhone,
  type PasswordRule,
} from '@bac/contract/accounts/account-rules.ts';
import { isoDateOf } from '../../../ui/format/typed-date.ts';
import type { Draft, Field } from './draft.ts';

/** The rule a field breaks; each has its words under `problem` in the messages. */
export type Problem =
  | 'required'
  | 'name'
  | 'email'
  | 'emailAccents'
  | 'phone'
  | 'date'
  | 'birthYear'
  | 'tooYoung'
  | PasswordRule
  | 'passwordMismatch'
  | 'terms';

const required = (value: string): Problem | undefined =>
  value.trim() === '' ? 'required' : undefined;

const unless = (isRight: boolean, problem: Problem): Problem | undefined =>
  isRight ? undefined : problem;

/** The first rule that each field breaks, on the person's own calendar day. */
export function registrationProblems(
  draft: Draft,
  today: Date,
): Record<Field, Problem | undefined> {
  const { firstName, lastName, email, phoneNumber, dob, password, confirmPassword } = draft;
  return {
    role: required(draft.role),
    lastName: required(lastName) ?? unless(isName(lastName), 'name'),
    firstName: required(firstName) ?? unless(isName(firstName), 'name'),
    email: required(email) ?? brokenEmailRule(email),
    phoneNumber: required(phoneNumber) ?? unless(isPhone(phoneNumber), 'phone'),
    dob: required(dob) ?? brokenBirthRule(isoDateOf(dob), today),
    gender: required(draft.gender),
    educationLevel: required(draft.educationLevel),
    // Not `required`, which trims: a password of spaces breaks the rule about spaces.
    password: unless(password !== '', 'required') ?? brokenPasswordRules(password)[0],
    confirmPassword:
      unless(confirmPassword !== '', 'required') ??
      unless(confirmPassword === password, 'passwordMismatch'),
    province: required(draft.province),
    district: required(draft.district),
    ward: required(draft.ward),
    terms: unless(draft.terms, 'terms'),
  };
}
