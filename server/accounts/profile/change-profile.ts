import { isDeepStrictEqual } from 'node:util';
import type { EditableProfile, Profile } from '@bac/contract/accounts/profile.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { fullNameOf, tidyLine } from './person-details.ts';
import { profileProblems, type ProfileChanges } from './profile-problems.ts';
import { getAccountToChange, updateAccount } from './profile-store.ts';
import { editableProfileOf, readProfile } from './profile.ts';
import type { KnowsPlaces } from '../registration/register.ts';
import type { Account } from '../store.ts';

type Field = keyof EditableProfile;

/** The changes as they are kept, or a refusal with every rule they break. */
export function requireGoodProfile(given: ProfileChanges, now: Date): ProfileChanges {
  const wanted = normal(given);
  const fields = profileProblems(wanted, now);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });
  return wanted;
}

type Values = Partial<EditableProfile>;

/** Writes what differs to an account that is held for this, and says what that was. */
export async function applyProfile(
  tx: Transaction,
  knowsPlaces: KnowsPlaces,
  account: Account,
  wanted: ProfileChanges,
  now: Date,
): Promise<{ fields: Field[]; before: Values; changes: Values }> {
  const before = editableProfileOf(account);
  const after = { ...before, ...wanted } as EditableProfile;
  const fields = (Object.keys(after) as Field[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  const of = (profile: EditableProfile): Values =>
    Object.fromEntries(fields.map((field) => [field, profile[field]])) as Values;
  if (fields.length > 0) {
    await requireKnownPlaces(knowsPlaces, before, after);
    await updateAccount(tx, account.id, {
      ...of(after),
      fullName: fullNameOf(after),
      updatedAt: now,
    });
  }
  return { fields, before: of(before), changes: of(after) };
}

export async function changeProfile(
  services: Services,
  knowsPlaces: KnowsPlaces,
  given: ProfileChanges,
  actor: Actor,
): Promise<Profile> {
  const { id: accountId } = actor;
  const { db, clock, sessions } = services;
  const now = clock.now();
  const wanted = requireGoodProfile(given, now);
  await db.transaction(async (tx) => {
    const account = await getAccountToChange(tx, accountId);
    const { fields } = await applyProfile(tx, knowsPlaces, account, wanted, now);
    if (fields.length === 0) return;
    await recordAudit(tx, {
      at: now,
      action: 'profile.changed',
      subject: `account:${accountId}`,
      // Which ones only: the log outlives the account, and what people wrote must not.
      detail: { fields },
      ...auditedBy(actor),
    });
  });
  sessions.forgetAccount(accountId);
  return readProfile(services, accountId);
}

const oneLine = ['firstName', 'lastName', 'username', 'address', 'currentAddress'] as const;
const manyLines = ['bio', 'interests', 'goals'] as const;

/** The given fields as they are kept: composed letters, no space around them. */
function normal(given: ProfileChanges): ProfileChanges {
  const wanted = { ...given };
  for (const field of oneLine) {
    const text = given[field];
    if (text !== undefined) wanted[field] = tidyLine(text);
  }
  for (const field of manyLines) {
    const text = given[field];
    if (text !== undefined) wanted[field] = text.normalize('NFC').trim();
  }
  return wanted;
}

const codesOf = ({ province, district, ward }: EditableProfile) => ({ province, district, ward });

/** Whoever touches one of the three answers for all of them; none at all is an answer too. */
async function requireKnownPlaces(
  knowsPlaces: KnowsPlaces,
  before: EditableProfile,
  after: EditableProfile,
): Promise<void> {
  const codes = codesOf(after);
  const isAsBefore = isDeepStrictEqual(codesOf(before), codes);
  const isNone = Object.values(codes).every((code) => code === '');
  if (isAsBefore || isNone || (await knowsPlaces(codes))) return;
  throw new Refused('INVALID_REQUEST', { fields: [{ path: 'ward', rule: 'place' }] });
}
