import type { EditableProfile } from '@bac/contract/accounts/profile.ts';
import type { Language } from '@bac/exam/item/language.ts';

/** In which language and about what people get letters, as long as they have not said so themselves. */
export const homeLanguage: Language = 'vi';

export const usualNotifications: EditableProfile['notifications'] = {
  results: true,
  reminders: true,
  news: false,
};
