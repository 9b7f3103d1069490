import type { Role } from '@bac/contract/permission.ts';
import { hashToken, newToken } from '../http/session.ts';
import { accounts, sessions } from '../db/accounts-schema.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>;

type NewAccount = typeof accounts.$inferInsert;

/** Of a password that was thrown away. */
const nobodysHash =
  '$argon2id$v=19$m=1024,t=1,p=1$9ANSWvuNpW9bJTRDMSdM/Q$MDaRY1myktRhYUTEhaB6GiJeL0i8fkPsj1OOM1lFcSc';

export async function makeAccount(
  { db, clock }: Needs,
  given: Partial<NewAccount> = {},
): Promise<NewAccount> {
  const id = crypto.randomUUID();
  const now = clock.now();
  const account: NewAccount = {
    id,
    email: `${id}@example.com`,
    username: `${id}@example.com`,
    fullName: 'Nguyễn Minh Ánh',
    passwordHash: nobodysHash,
    role: 'student',
    status: 'active',
    verifiedAt: now,
    createdAt: now,
    updatedAt: now,
    ...given,
  };
  await db.insert(accounts).values(account);
  return account;
}

/** The cookie of a fresh session. */
export async function sessionOf(needs: Needs, accountId: string): Promise<string> {
  const token = newToken();
  const now = needs.clock.now();
  await needs.db.insert(sessions).values({
    tokenHash: hashToken(token),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60 * 60 * 1000),
  });
  return `${needs.config?.https ? '__Host-session' : 'session'}=${token}`;
}

/** The cookie of a fresh session for a fresh account of that role. */
export async function signedInAs(
  needs: Needs,
  role: Role,
  given: Partial<NewAccount> = {},
): Promise<{ cookie: string; id: string }> {
  const { id } = await makeAccount(needs, { ...given, role });
  return { cookie: await sessionOf(needs, id), id };
}

/** The headers every write carries. */
export const writeHeaders = (given: Record<string, string> = {}): Record<string, string> => ({
  'x-one-time-uuid': crypto.randomUUID(),
  'x-event-time': new Date().toISOString(),
  ...given,
});
