import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import type { Settings } from '@bac/contract/site/settings.ts';
import { areOfficeHours } from '@bac/contract/tickets/office-hours.ts';

export type Problem = 'required' | 'email' | 'emailAccents' | 'phone' | 'officeHours';

/** Problems by the server's field path. */
export type Problems = Record<string, Problem>;

const isPhone = (text: string): boolean => /^[\d +()-]{6,24}$/.test(text);

/** Finds what the contract would refuse before sending, because its schemas are not loaded in the browser. */
export function problemsOf({ siteName, contacts, officeHours }: Partial<Settings>): Problems {
  const problems: Problems = {};
  const requireText = (path: string, text: string): void => {
    if (text.trim() === '') problems[path] = 'required';
  };
  if (siteName !== undefined) requireText('siteName', siteName);
  if (officeHours && !areOfficeHours(officeHours)) problems['officeHours'] = 'officeHours';
  if (contacts) {
    const { address, email, phone } = contacts;
    for (const language of ['vi', 'en'] as const) {
      requireText(`contacts.address.${language}`, address[language]);
    }
    const emailProblem = brokenEmailRule(email);
    if (emailProblem) problems['contacts.email'] = emailProblem;
    if (!isPhone(phone)) problems['contacts.phone'] = 'phone';
    requireText('contacts.email', email);
    requireText('contacts.phone', phone);
  }
  return problems;
}
