import type { Registration } from '@bac/contract/accounts/registration.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Person } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import type { Browser } from '../sign-in/browser.ts';
import { normalEmail } from '../../platform/mail/letter.ts';
import { fullNameOf, tidyLine, readPhone } from '../profile/person-details.ts';
import { openSession } from '../sign-in/open-session.ts';
import { hashPassword } from '../passwords/password.ts';
import { registrationProblems } from './registration-problems.ts';
import { findAccountByEmail, insertAccount, type NewAccount } from '../store.ts';

/** Answers whether the three codes name a ward of a district of a province. */
export type KnowsPlaces = (codes: {
  province: string;
  district: string;
  ward: string;
}) => Promise<boolean>;

const hour = 60 * 60 * 1000;

interface Visitor extends Pick<Actor, 'requestId' | 'language'> {
  browser: Browser;
}

export async function register(
  services: Services,
  knowsPlaces: KnowsPlaces,
  given: Registration,
  visitor: Visitor,
): Promise<{ token: string; account: Person }> {
  const { db, clock } = services;
  const problems = registrationProblems(given, latestDay(clock.now()));
  const areKnown = problems.length > 0 || (await knowsPlaces(given));
  if (!areKnown) problems.push({ path: 'ward', rule: 'place' });
  if (problems.length > 0) throw new Refused('INVALID_REQUEST', { fields: problems });

  // Counted from here on: a class that mistypes, or thinks of a common password first, spends nothing of what it shares.
  const limit = { name: 'register', of: visitor.browser.address, atMost: 200, milliseconds: hour };
  await countAgainst(services, limit);
  const email = normalEmail(given.email);
  if (await findAccountByEmail(db, email)) throw new Refused('EMAIL_TAKEN');
  const passwordHash = await hashPassword(given.password);
  const account: NewAccount = {
    ...accountOf(given, email, passwordHash, clock.now()),
    language: visitor.language,
  };

  return db.transaction(async (tx) => {
    // Two people may press the button at the same moment: the database decides.
    if (!(await insertAccount(tx, account))) throw new Refused('EMAIL_TAKEN');
    await recordAudit(tx, {
      at: account.createdAt,
      actorId: account.id,
      action: 'account.registered',
      subject: `account:${account.id}`,
      requestId: visitor.requestId,
    });
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

/** The day it already is where days begin first: nobody is refused on their birthday for living in the east. */
const latestDay = (now: Date): Date => new Date(now.getTime() + 14 * hour);

function accountOf(
  given: Registration,
  email: string,
  passwordHash: string,
  now: Date,
): NewAccount {
  const firstName = tidyLine(given.firstName);
  const lastName = tidyLine(given.lastName);
  return {
    id: crypto.randomUUID(),
    email,
    username: email,
    fullName: fullNameOf({ firstName, lastName }),
    firstName,
    lastName,
    ...readPhone(given.phoneNumber),
    dob: given.dob,
    gender: given.gender,
    educationLevel: given.educationLevel,
    province: given.province,
    district: given.district,
    ward: given.ward,
    termsAcceptedAt: now,
    passwordHash,
    role: given.role,
    status: 'active',
    createdAt: now,
    updatedAt: now,
  };
}
