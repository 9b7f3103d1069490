import type { Preferences, Profile } from '@bac/contract/profile.ts';
import { call } from '../api/client.ts';
import { orEndSession } from '../api/or-end-session.ts';

/** A failure is said beside what was changed. */
export const savePreferences = (change: Partial<Preferences>): Promise<Preferences> =>
  orEndSession(call('PATCH /id/preferences', { body: change, quiet: true }));

export type LetterChoice = Pick<Profile, 'notifications'>;

export const saveLetterChoice = (change: Partial<LetterChoice>): Promise<LetterChoice> =>
  orEndSession(call('PATCH /id/profile', { body: change, quiet: true }));
