import { isDeepStrictEqual } from 'node:util';
import type { EditableProfile, Profile } from '@bac/contract/accounts/profile.ts';
import { isOldEnoughToConsent } from '@bac/contract/following/guardian-consent.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { fullNameOf, normalizeLine } from './person-details.ts';
import { profileProblems, type ProfileChanges } from './profile-problems.ts';
import { lockAccount, updateAccount } from './profile-store.ts';
import { editableProfileOf, readProfile } from './profile.ts';
import type { PlacesExist } from '../registration/register.ts';
import type { Account } from '../store.ts';

type Field = keyof EditableProfile;

/** Returns the normalized changes, or refuses them with every rule they break. */
export function requireValidProfile(input: ProfileChanges, now: Date): ProfileChanges {
  const normalized = normalize(input);
  const fields = profileProblems(normalized, now);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });
  return normalized;
}

type Values = Partial<EditableProfile>;

/** Stores the fields that differ, in an account that the caller has locked. Returns these fields before and after. */
export async function applyProfile(
  tx: Transaction,
  placesExist: PlacesExist,
  account: Account,
  normalized: ProfileChanges,
  now: Date,
): Promise<{ fields: Field[]; before: Values; changes: Values }> {
  const before = editableProfileOf(account);
  const after = { ...before, ...normalized } as EditableProfile;
  const fields = (Object.keys(after) as Field[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  const pickChanged = (profile: EditableProfile): Values =>
    Object.fromEntries(fields.map((field) => [field, profile[field]])) as Values;
  if (fields.length > 0) {
    await requireKnownPlaces(placesExist, before, after);
    await updateAccount(tx, account.id, {
      ...pickChanged(after),
      fullName: fullNameOf(after),
      updatedAt: now,
    });
  }
  return { fields, before: pickChanged(before), changes: pickChanged(after) };
}

/**
 * Under the age of consent nobody makes themselves older: a guardian decides who sees their results. An earlier date is refused
 * even if it makes them 16 only next week. Somebody whose date of birth is not known yet may state it once.
 */
function refuseGrowingUp(before: string | null, after: string | null | undefined, now: Date): void {
  if (before === null || after === undefined || isOldEnoughToConsent(before, dayOf(now))) return;
  if (after === null || after < before) throw new Refused('AGE_BY_TEAM');
}

export async function changeProfile(
  services: Services,
  placesExist: PlacesExist,
  input: ProfileChanges,
  actor: Actor,
): Promise<Profile> {
  const { id: accountId } = actor;
  const { db, clock, sessions } = services;
  const now = clock.now();
  const normalized = requireValidProfile(input, now);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    refuseGrowingUp(account.dob, normalized.dob, now);
    const { fields } = await applyProfile(tx, placesExist, account, normalized, now);
    if (fields.length === 0) return;
    await recordAudit(tx, {
      at: now,
      action: 'profile.changed',
      subject: `account:${accountId}`,
      // Only the names of the fields: the log outlives the account, and personal texts must not.
      detail: { fields },
      ...auditFields(actor),
    });
  });
  sessions.forgetAccount(accountId);
  return readProfile(services, accountId);
}

const singleLineFields = [
  'firstName',
  'lastName',
  'username',
  'address',
  'currentAddress',
] as const;
const multiLineFields = ['bio', 'interests', 'goals'] as const;

/** Normalizes Unicode and trims the fields. */
function normalize(input: ProfileChanges): ProfileChanges {
  const normalized = { ...input };
  for (const field of singleLineFields) {
    const text = input[field];
    if (text !== undefined) normalized[field] = normalizeLine(text);
  }
  for (const field of multiLineFields) {
    const text = input[field];
    if (text !== undefined) normalized[field] = text.normalize('NFC').trim();
  }
  return normalized;
}

const codesOf = ({ province, district, ward }: EditableProfile) => ({ province, district, ward });

/** A change of one of the three codes must leave a valid combination; all three may be empty. */
async function requireKnownPlaces(
  placesExist: PlacesExist,
  before: EditableProfile,
  after: EditableProfile,
): Promise<void> {
  const codes = codesOf(after);
  const isUnchanged = isDeepStrictEqual(codesOf(before), codes);
  const isEmpty = Object.values(codes).every((code) => code === '');
  if (isUnchanged || isEmpty || (await placesExist(codes))) return;
  throw new Refused('INVALID_REQUEST', { fields: [{ path: 'ward', rule: 'place' }] });
}
