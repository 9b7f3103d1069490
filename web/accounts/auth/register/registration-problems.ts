import {
  brokenEmailRule,
  brokenPasswordRules,
  isPhone,
  type PasswordRule,
} from '@bac/contract/accounts/account-rules.ts';
import {
  birthProblem,
  missing,
  nameProblem,
  type PersonProblem,
} from '../../person-form/person-problems.ts';
import type { Draft, Field } from './draft.ts';

/** The rule a field breaks; the namespace `person-form` has a message for each. */
export type Problem =
  | PersonProblem
  | 'email'
  | 'emailAccents'
  | 'phone'
  | PasswordRule
  | 'passwordMismatch'
  | 'terms';

const unless = (isValid: boolean, problem: Problem): Problem | undefined =>
  isValid ? undefined : problem;

/** The first rule that each field breaks. `today` is the person's own calendar day. */
export function registrationProblems(
  draft: Draft,
  today: Date,
): Record<Field, Problem | undefined> {
  const { firstName, lastName, email, phoneNumber, dob, password, confirmPassword } = draft;
  return {
    role: missing(draft.role),
    lastName: nameProblem(lastName),
    firstName: nameProblem(firstName),
    email: missing(email) ?? brokenEmailRule(email),
    phoneNumber: missing(phoneNumber) ?? unless(isPhone(phoneNumber), 'phone'),
    dob: missing(dob) ?? birthProblem(dob, today),
    gender: missing(draft.gender),
    educationLevel: missing(draft.educationLevel),
    // Not `missing`, which trims: a password of spaces breaks the rule about spaces.
    password: unless(password !== '', 'required') ?? brokenPasswordRules(password)[0],
    confirmPassword:
      unless(confirmPassword !== '', 'required') ??
      unless(confirmPassword === password, 'passwordMismatch'),
    province: missing(draft.province),
    district: missing(draft.district),
    ward: missing(draft.ward),
    terms: unless(draft.terms, 'terms'),
  };
}
