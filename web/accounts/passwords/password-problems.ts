import { brokenPasswordRules, type PasswordRule } from '@bac/contract/accounts/account-rules.ts';

/** Why a new password is not valid, at most one problem per field: keys under `problems` of the messages. */
export interface PasswordProblems {
  password?: PasswordRule | 'required';
  confirmation?: 'confirmRequired' | 'mismatch';
}

export function passwordProblems(password: string, confirmation: string): PasswordProblems {
  const problems: PasswordProblems = {};
  const broken = password === '' ? 'required' : brokenPasswordRules(password)[0];
  if (broken) problems.password = broken;
  if (confirmation === '') problems.confirmation = 'confirmRequired';
  else if (confirmation !== password) problems.confirmation = 'mismatch';
  return problems;
}
