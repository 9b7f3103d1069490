import { foldAccents } from '@bac/exam/fold-accents.ts';

/**
 * The rules for what people enter about themselves. Plain functions without zod: the browser checks as one types, the
 * server checks again and trusts nothing.
 */

/** Letters of any alphabet, composed or not, and spaces. */
export const isName = (text: string): boolean => /^[\p{L}\p{M} ]+$/u.test(text.trim());

/** The only rule for email addresses: an address that can be registered is one that we can mail to. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const longestEmail = 254;

export const isEmail = (text: string): boolean =>
  text.length <= longestEmail && emailPattern.test(text.trim());

/** Accents get a rule of their own: a Vietnamese keyboard adds them while one types. */
export function brokenEmailRule(text: string): 'email' | 'emailAccents' | undefined {
  if (isEmail(text)) return undefined;
  return isEmail(foldAccents(text)) ? 'emailAccents' : 'email';
}

/** Ten or eleven digits, however they are grouped on the screen. */
export const isPhone = (text: string): boolean =>
  /^\d{10,11}$/.test(text.replaceAll(/[\s.-]/g, ''));

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
export const youngestAge = 10;

/** A date as `2009-03-14`, judged on the day that `today` is in the person's own calendar. */
export function brokenBirthRule(
  dob: string,
  today: Date,
): 'date' | 'birthYear' | 'tooYoung' | undefined {
  const born = /^\d{4}-\d{2}-\d{2}$/.test(dob) ? new Date(`${dob}T00:00:00Z`) : undefined;
  if (!born || Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== dob)
    return 'date';
  if (born.getUTCFullYear() < earliestBirthYear) return 'birthYear';
  const tenth = new Date(born);
  tenth.setUTCFullYear(tenth.getUTCFullYear() + youngestAge);
  return tenth > today ? 'tooYoung' : undefined;
}
