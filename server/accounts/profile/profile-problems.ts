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

/** Control characters that change the direction of writing could make one name look like another. */
const controlCharacter = /[\p{Cc}\p{Bidi_Control}]/u;

function usernameRule(username: string): Rule | undefined {
  if (username === '') return 'required';
  return controlCharacter.test(username) ? 'other' : undefined;
}

/** PostgreSQL has no year 0, and no test is in one. */
const day = /^[12]\d{3}-\d{2}-\d{2}$/;

function dayRule(text: string): Rule | undefined {
  const date = day.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // The comparison is needed because February 30 would become a day in March.
  const isDay = date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? undefined : 'date';
}

const scoreRule = (score: number): Rule | undefined => (score % 10 === 0 ? undefined : 'other');

function timezoneRule(timezone: string): Rule | undefined {
  // Intl also accepts offsets such as +07:00, which do not describe daylight saving time.
  if (!/^[a-z]/i.test(timezone)) return 'enum';
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone });
    return undefined;
  } catch {
    return 'enum';
  }
}

/** Lists every rule that the changes break, except whether the places belong together, which `applyProfile` checks. */
export function profileProblems(changes: ProfileChanges, today: Date): BrokenField[] {
  const broken = <Name extends keyof EditableProfile>(
    path: Name,
    ruleOf: (value: NonNullable<EditableProfile[Name]>) => Rule | undefined,
  ): BrokenField[] => {
    const value = changes[path];
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
