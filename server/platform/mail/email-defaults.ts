import type { EditableProfile } from '@bac/contract/accounts/profile.ts';
import type { Language } from '@bac/exam/item/language.ts';

/** The defaults for the language and the kinds of emails, until a person changes them. */
export const defaultLanguage: Language = 'vi';

export const defaultNotifications: EditableProfile['notifications'] = {
  results: true,
  reminders: true,
  news: false,
};
