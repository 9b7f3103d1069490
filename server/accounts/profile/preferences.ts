import type { Preferences } from '@bac/contract/accounts/profile.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Services } from '../../services.ts';
import { getAccount, lockAccount, updateAccount } from './profile-store.ts';

/** The preferences of an account that has not changed them. */
const defaultPreferences: Preferences = {
  textSize: 'normal',
  reducedMotion: false,
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
  textToSpeech: false,
};

type Changes = { [Name in keyof Preferences]?: Preferences[Name] | undefined };

export async function readPreferences({ db }: Services, accountId: string): Promise<Preferences> {
  const { preferences } = await getAccount(db, accountId);
  return { ...defaultPreferences, ...preferences };
}

export async function changePreferences(
  { db, clock }: Services,
  changes: Changes,
  actor: Actor,
): Promise<Preferences> {
  const { id: accountId } = actor;
  return db.transaction(async (tx) => {
    const { preferences } = await lockAccount(tx, accountId);
    const chosen = { ...preferences, ...changes } as Partial<Preferences>;
    await updateAccount(tx, accountId, { preferences: chosen });
    await recordAudit(tx, {
      at: clock.now(),
      action: 'preferences.changed',
      subject: `account:${accountId}`,
      detail: { fields: Object.keys(changes) },
      ...auditFields(actor),
    });
    return { ...defaultPreferences, ...chosen };
  });
}
