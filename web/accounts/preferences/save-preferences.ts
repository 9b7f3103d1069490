import type { Preferences } from '@bac/contract/accounts/profile.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { call } from '../../api/client.ts';
import { orEndSession } from '../../api/or-end-session.ts';

/** A failure is said beside what was changed. */
export const savePreferences = (change: Partial<Preferences>): Promise<Preferences> =>
  orEndSession(call('PATCH /id/preferences', { body: change, quiet: true }));

/** Our letters follow the language of the page; where the account cannot be told, the page changes all the same. */
export const tellLanguage = (language: Language): Promise<unknown> =>
  call('PATCH /id/profile', { body: { language }, quiet: true }).catch(() => {});
