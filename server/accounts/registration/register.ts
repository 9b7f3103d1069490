import type { Registration } from '@bac/contract/accounts/registration.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { networkLimits } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, type Person } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import type { Browser } from '../sign-in/browser.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import { fullNameOf, normalizeLine, readPhone } from '../profile/person-details.ts';
import { openSession } from '../sign-in/open-session.ts';
import { hashPassword } from '../passwords/password.ts';
import { registrationProblems } from './registration-problems.ts';
import { deleteSession, findAccountByEmail, insertAccount, type NewAccount } from '../store.ts';

/** Resolves to whether the three codes name a ward of a district of a province. */
export type PlacesExist = (codes: {
  province: string;
  district: string;
  ward: string;
}) => Promise<boolean>;

const hour = 60 * 60 * 1000;

interface Visitor extends Pick<Actor, 'requestId' | 'language'> {
  browser: Browser;
  /** The token of the browser's previous session, if any; registering ends it. */
  previousToken: string | undefined;
}

export async function register(
  services: Services,
  placesExist: PlacesExist,
  input: Registration,
  visitor: Visitor,
): Promise<{ token: string; account: Person }> {
  const { db, clock } = services;
  const problems = registrationProblems(input, latestDay(clock.now()));
  const arePlacesValid = problems.length > 0 || (await placesExist(input));
  if (!arePlacesValid) problems.push({ path: 'ward', rule: 'place' });
  if (problems.length > 0) throw new Refused('INVALID_REQUEST', { fields: problems });

  // Counts only valid input: mistakes and common passwords do not use up the limit that a class shares.
  const { address } = visitor.browser;
  const bound = { atMost: 200, milliseconds: hour };
  await countAgainst(services, ...networkLimits('register:network', address, bound));
  const email = normalizeEmail(input.email);
  if (await findAccountByEmail(db, email)) throw new Refused('EMAIL_TAKEN');
  const passwordHash = await hashPassword(input.password, { account: email, address });
  const account: NewAccount = {
    ...accountOf(input, email, passwordHash, clock.now()),
    language: visitor.language,
  };

  return db.transaction(async (tx) => {
    // Two registrations may race: the unique index decides.
    if (!(await insertAccount(tx, account))) throw new Refused('EMAIL_TAKEN');
    await recordAudit(tx, {
      at: account.createdAt,
      actorId: account.id,
      action: 'account.registered',
      subject: `account:${account.id}`,
      requestId: visitor.requestId,
    });
    if (visitor.previousToken !== undefined)
      await deleteSession(tx, hashToken(visitor.previousToken));
    const token = await openSession(tx, {
      accountId: account.id,
      way: 'registration',
      now: clock.now(),
      browser: visitor.browser,
      requestId: visitor.requestId,
    });
    return { token, account: { ...account, avatar: null, verified: false } };
  });
}

/** The date in the earliest time zone, so that nobody is refused on their birthday because they live in the east. */
const latestDay = (now: Date): Date => new Date(now.getTime() + 14 * hour);

function accountOf(
  input: Registration,
  email: string,
  passwordHash: string,
  now: Date,
): NewAccount {
  const firstName = normalizeLine(input.firstName);
  const lastName = normalizeLine(input.lastName);
  return {
    id: crypto.randomUUID(),
    email,
    username: email,
    fullName: fullNameOf({ firstName, lastName }),
    firstName,
    lastName,
    ...readPhone(input.phoneNumber),
    dob: input.dob,
    gender: input.gender,
    educationLevel: input.educationLevel,
    province: input.province,
    district: input.district,
    ward: input.ward,
    termsAcceptedAt: now,
    passwordHash,
    role: input.role,
    status: 'active',
    createdAt: now,
    updatedAt: now,
  };
}
