import { isName, isPhone } from '@bac/contract/accounts/account-rules.ts';
import type { BrokenField } from '../../platform/http/refused.ts';
import { emailProblems } from '../registration/registration-problems.ts';

interface UserInput {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

type Field = keyof UserInput;

function textProblem(
  path: Field,
  value: string,
  isRight: (value: string) => boolean,
  rule: BrokenField['rule'],
): BrokenField[] {
  if (value.trim() === '') return [{ path, rule: 'required' }];
  return isRight(value) ? [] : [{ path, rule }];
}

/** Lists every rule that a new account breaks. The phone is optional: the person can add it later. */
export const newUserProblems = (input: UserInput): BrokenField[] => [
  ...textProblem('firstName', input.firstName, isName, 'name'),
  ...textProblem('lastName', input.lastName, isName, 'name'),
  ...emailProblems(input.email),
  ...(input.phoneNumber.trim() === '' || isPhone(input.phoneNumber)
    ? []
    : [{ path: 'phoneNumber', rule: 'phone' } as const]),
];
