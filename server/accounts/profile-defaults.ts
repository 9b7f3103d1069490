import type { EditableProfile, Preferences } from '@bac/contract/profile.ts';
import type { Language } from '@bac/exam/item/language.ts';

/** Where the students are, unless they say otherwise. */
export const homeTimezone = 'Asia/Ho_Chi_Minh';

export const homeLanguage: Language = 'vi';

export const usualNotifications: EditableProfile['notifications'] = {
  results: true,
  reminders: true,
  news: false,
};

export const usualPreferences: Preferences = {
  textSize: 'normal',
  reducedMotion: false,
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
  textToSpeech: false,
};
