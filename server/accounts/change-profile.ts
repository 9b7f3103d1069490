import { isDeepStrictEqual } from 'node:util';
import type { EditableProfile, Profile } from '@bac/contract/profile.ts';
import { recordAudit } from '../audit/audit.ts';
import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';
import { fullNameOf, tidyLine } from './person-name.ts';
import { profileProblems, type ProfileChanges } from './profile-problems.ts';
import { getAccountToChange, updateAccount } from './profile-store.ts';
import { editableProfileOf, readProfile } from './profile.ts';
import type { KnowsPlaces } from './register.ts';

type Field = keyof EditableProfile;

interface Asking {
  accountId: string;
  requestId: string;
}

export async function changeProfile(
  services: Services,
  knowsPlaces: KnowsPlaces,
  given: ProfileChanges,
  { accountId, requestId }: Asking,
): Promise<Profile> {
  const { db, clock, sessions } = services;
  const now = clock.now();
  const wanted = normal(given);
  const fields = profileProblems(wanted, now);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });

  await db.transaction(async (tx) => {
    const before = editableProfileOf(await getAccountToChange(tx, accountId));
    const after = { ...before, ...wanted } as EditableProfile;
    const changed = (Object.keys(after) as Field[]).filter(
      (field) => !isDeepStrictEqual(before[field], after[field]),
    );
    if (changed.length === 0) return;
    await requireKnownPlaces(knowsPlaces, before, after);
    await updateAccount(tx, accountId, {
      ...Object.fromEntries(changed.map((field) => [field, after[field]])),
      fullName: fullNameOf(after),
      updatedAt: now,
    });
    await recordAudit(tx, {
      at: now,
      actorId: accountId,
      action: 'profile.changed',
      subject: `account:${accountId}`,
      // Which ones only: the log outlives the account, and what people wrote must not.
      detail: { fields: changed },
      requestId,
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
