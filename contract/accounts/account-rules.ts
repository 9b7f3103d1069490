import { foldAccents } from '@bac/exam/fold-accents.ts';
import { consentAge } from '../following/guardian-consent.ts';

/**
 * The rules for personal data. They are plain functions without zod: the browser validates while a person types, and the
 * server validates again.
 */

/** Letters of any alphabet, composed or not, and spaces. */
export const isName = (text: string): boolean => /^[\p{L}\p{M} ]+$/u.test(text.trim());

export const maxNameLength = 200;
export const maxPhoneLength = 30;

/** The only rule for email addresses: every address that can be registered is one that mail can be sent to. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const maxEmailLength = 254;

export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && emailPattern.test(text.trim());

/** Accents have their own rule because a Vietnamese keyboard adds them while a person types. */
export function brokenEmailRule(text: string): 'email' | 'emailAccents' | undefined {
  if (isEmail(text)) return undefined;
  return isEmail(foldAccents(text)) ? 'emailAccents' : 'email';
}

/** The number without separators. The country code of Vietnam becomes the leading zero, because phones fill in +84. */
export const localPhone = (text: string): string =>
  text.replaceAll(/[\s.()-]/g, '').replace(/^\+840?/, '0');

/** Ten or eleven digits, with or without separators and country code. */
export const isPhone = (text: string): boolean => /^\d{10,11}$/.test(localPhone(text));

export const passwordRules = {
  passwordShort: (password: string) => password.length >= 8,
  passwordUppercase: (password: string) => /\p{Lu}/u.test(password),
  passwordSpecial: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  passwordSpaces: (password: string) => !/\s/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** The rules a password breaks, in the order they are shown. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](password));

export const earliestBirthYear = 1900;
export const minAge = 10;

/** Validates a date such as `2009-03-14`. `today` is the current day in the person's time zone. */
/** Whether somebody born on that day needs a guardian's agreement; false for what is no date. */
export function isUnderAge(dob: string, today: Date): boolean {
  if (brokenBirthRule(dob, today) !== undefined) return false;
  const ofAgeOn = new Date(`${dob}T00:00:00Z`);
  ofAgeOn.setUTCFullYear(ofAgeOn.getUTCFullYear() + consentAge);
  return ofAgeOn > today;
}

export function brokenBirthRule(
  dob: string,
  today: Date,
): 'date' | 'noSuchDay' | 'birthYear' | 'tooYoung' | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dob)) return 'date';
  const born = new Date(`${dob}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== dob) return 'noSuchDay';
  if (born.getUTCFullYear() < earliestBirthYear) return 'birthYear';
  const oldEnoughOn = new Date(born);
  oldEnoughOn.setUTCFullYear(oldEnoughOn.getUTCFullYear() + minAge);
  return oldEnoughOn > today ? 'tooYoung' : undefined;
}
