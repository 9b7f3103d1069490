import { brokenBirthRule, isName } from '@bac/contract/accounts/account-rules.ts';
import type { EditableProfile } from '@bac/contract/accounts/profile.ts';
import type { BrokenField } from '../../platform/http/refused.ts';

type Rule = BrokenField['rule'];
export type ProfileChanges = {
  [Name in keyof EditableProfile]?: EditableProfile[Name] | undefined;
};

function nameRule(name: string): Rule | undefined {
  if (name === '') return 'required';
  return isName(name) ? undefined : 'name';
}

/** Signs that turn the direction of writing could make one name look like another. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/u;

function usernameRule(username: string): Rule | undefined {
  if (username === '') return 'required';
  return unseen.test(username) ? 'other' : undefined;
}

/** PostgreSQL has no year 0, and nobody sits a test in one. */
const day = /^[12]\d{3}-\d{2}-\d{2}$/;

function dayRule(text: string): Rule | undefined {
  const date = day.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // The second of the two: a 30 February would become a day in March.
  const isDay = date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? undefined : 'date';
}

const scoreRule = (score: number): Rule | undefined => (score % 10 === 0 ? undefined : 'other');

function timezoneRule(timezone: string): Rule | undefined {
  // Intl knows offsets such as +07:00 as well, which say nothing about summer time.
  if (!/^[a-z]/i.test(timezone)) return 'enum';
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone });
    return undefined;
  } catch {
    return 'enum';
  }
}

/** Every rule that the changes break; whether the places belong together is asked elsewhere. */
export function profileProblems(given: ProfileChanges, today: Date): BrokenField[] {
  const broken = <Name extends keyof EditableProfile>(
    path: Name,
    ruleOf: (value: NonNullable<EditableProfile[Name]>) => Rule | undefined,
  ): BrokenField[] => {
    const value = given[path];
    const rule = value === undefined || value === null ? undefined : ruleOf(value);
    return rule ? [{ path, rule }] : [];
  };
  return [
    ...broken('firstName', nameRule),
    ...broken('lastName', nameRule),
    ...broken('username', usernameRule),
    ...broken('dob', (dob) => brokenBirthRule(dob, today)),
    ...broken('goalScore', scoreRule),
    ...broken('testDate', dayRule),
    ...broken('timezone', timezoneRule),
  ];
}
