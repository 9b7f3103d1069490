import { brokenBirthRule, isName } from '@bac/contract/accounts/account-rules.ts';
import { isoDateOf } from '../../ui/format/typed-date.ts';

export type PersonProblem = 'required' | 'name' | 'date' | 'noSuchDay' | 'birthYear' | 'tooYoung';

export const missing = (value: string): 'required' | undefined =>
  value.trim() === '' ? 'required' : undefined;

export const nameProblem = (name: string): 'required' | 'name' | undefined =>
  missing(name) ?? (isName(name) ? undefined : 'name');

/** `today` is the person's own calendar day. */
export const birthProblem = (text: string, today: Date): PersonProblem | undefined =>
  brokenBirthRule(isoDateOf(text), today);
