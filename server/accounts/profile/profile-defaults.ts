import type { Preferences } from '@bac/contract/accounts/profile.ts';

/** Where the students are, unless they say otherwise. */
export const homeTimezone = 'Asia/Ho_Chi_Minh';

export const usualPreferences: Preferences = {
  textSize: 'normal',
  reducedMotion: false,
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
  textToSpeech: false,
};
