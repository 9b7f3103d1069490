import type { Preferences } from '@bac/contract/accounts/profile.ts';

export type DisplayPreferences = Pick<Preferences, 'textSize' | 'reducedMotion'>;

/**
 * Sets the choice on the root element, where display-preferences.css reads it, and stores it in this browser under the
 * keys that `public/theme.js` reads before the first paint.
 */
export function applyDisplayPreferences({ textSize, reducedMotion }: DisplayPreferences): void {
  const { dataset } = document.documentElement;
  dataset['textSize'] = textSize;
  dataset['reducedMotion'] = String(reducedMotion);
  localStorage.setItem('textSize', textSize);
  localStorage.setItem('reducedMotion', String(reducedMotion));
}
