import { isName, isPhone } from '@bac/contract/accounts/account-rules.ts';
import type { BrokenField } from '../../platform/http/refused.ts';
import { emailProblems } from '../registration/registration-problems.ts';

interface Given {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

type Field = keyof Given;

function textProblem(
  path: Field,
  value: string,
  isRight: (value: string) => boolean,
  rule: BrokenField['rule'],
): BrokenField[] {
  if (value.trim() === '') return [{ path, rule: 'required' }];
  return isRight(value) ? [] : [{ path, rule }];
}

/** Every rule that somebody's new account breaks. A phone may be missing: the person can add what they like later. */
export const newUserProblems = (given: Given): BrokenField[] => [
  ...textProblem('firstName', given.firstName, isName, 'name'),
  ...textProblem('lastName', given.lastName, isName, 'name'),
  ...emailProblems(given.email),
  ...(given.phoneNumber.trim() === '' || isPhone(given.phoneNumber)
    ? []
    : [{ path: 'phoneNumber', rule: 'phone' } as const]),
];
