import type { Preferences } from '@bac/contract/accounts/profile.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { call } from '../../api/client.ts';
import { reportEndedSession } from '../../api/report-ended-session.ts';

/** The caller shows a failure beside the changed setting. */
export const savePreferences = (change: Partial<Preferences>): Promise<Preferences> =>
  reportEndedSession(call('PATCH /id/preferences', { body: change, quiet: true }));

/** Stores the page language for the account, whose emails use it; the page changes even if that fails. */
export const saveLanguage = (language: Language): Promise<unknown> =>
  call('PATCH /id/profile', { body: { language }, quiet: true }).catch(() => {});
