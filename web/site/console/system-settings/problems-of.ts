import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import type { Settings } from '@bac/contract/site/settings.ts';

export type Problem = 'required' | 'email' | 'emailAccents' | 'phone';

/** By the field's path, as the server names it. */
export type Problems = Record<string, Problem>;

const isPhone = (text: string): boolean => /^[\d +()-]{6,24}$/.test(text);

/** What the contract would refuse, found before it is asked: its schemas do not come to the browser. */
export function problemsOf({ siteName, contacts }: Partial<Settings>): Problems {
  const problems: Problems = {};
  const need = (path: string, text: string): void => {
    if (text.trim() === '') problems[path] = 'required';
  };
  if (siteName !== undefined) need('siteName', siteName);
  if (contacts) {
    const { address, hours, email, phone } = contacts;
    for (const language of ['vi', 'en'] as const) {
      need(`contacts.address.${language}`, address[language]);
      need(`contacts.hours.${language}`, hours[language]);
    }
    const emailProblem = brokenEmailRule(email);
    if (emailProblem) problems['contacts.email'] = emailProblem;
    if (!isPhone(phone)) problems['contacts.phone'] = 'phone';
    need('contacts.email', email);
    need('contacts.phone', phone);
  }
  return problems;
}
