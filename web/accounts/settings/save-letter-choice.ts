import type { Profile } from '@bac/contract/accounts/profile.ts';
import { call } from '../../api/client.ts';
import { orEndSession } from '../../api/or-end-session.ts';

export type LetterChoice = Pick<Profile, 'notifications'>;

/** A failure is said beside what was changed. */
export const saveLetterChoice = (change: Partial<LetterChoice>): Promise<LetterChoice> =>
  orEndSession(call('PATCH /id/profile', { body: change, quiet: true }));
