import {
  isName,
  isPhone,
  maxNameLength,
  maxPhoneLength,
} from '@bac/contract/accounts/account-rules.ts';
import type { BrokenField } from '../../platform/http/refused.ts';
import { emailProblems } from '../registration/registration-problems.ts';

interface UserInput {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

type Field = keyof UserInput;

function nameProblem(path: Field, name: string): BrokenField[] {
  if (name.trim() === '') return [{ path, rule: 'required' }];
  if (name.length > maxNameLength) return [{ path, rule: 'maxLength' }];
  return isName(name) ? [] : [{ path, rule: 'name' }];
}

/** The phone is optional: the person can add it later. */
function phoneProblem(phone: string): BrokenField[] {
  if (phone.length > maxPhoneLength) return [{ path: 'phoneNumber', rule: 'maxLength' }];
  return phone.trim() === '' || isPhone(phone) ? [] : [{ path: 'phoneNumber', rule: 'phone' }];
}

/** Lists every rule that a new account breaks, also the lengths: no schema limits the cells of an imported file. */
export const newUserProblems = (input: UserInput): BrokenField[] => [
  ...nameProblem('firstName', input.firstName),
  ...nameProblem('lastName', input.lastName),
  ...emailProblems(input.email),
  ...phoneProblem(input.phoneNumber),
];
