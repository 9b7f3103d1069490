import type { Role } from '@bac/contract/protocol/permission.ts';
import { hashToken, newToken } from '../platform/http/session.ts';
import { accounts, sessions } from '../db/accounts-schema.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>;

type NewAccount = typeof accounts.$inferInsert;

/** Of a password that was thrown away. */
const nobodysHash =
  '$argon2id$v=19$m=1024,t=1,p=1$9ANSWvuNpW9bJTRDMSdM/Q$MDaRY1myktRhYUTEhaB6GiJeL0i8fkPsj1OOM1lFcSc';

function accountRow(clock: Needs['clock'], given: Partial<NewAccount>): NewAccount {
  const id = crypto.randomUUID();
  const now = clock.now();
  return {
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
}

/** Several accounts in one statement. */
export async function makeAccounts(
  { db, clock }: Needs,
  given: Partial<NewAccount>[],
): Promise<NewAccount[]> {
  const rows = given.map((each) => accountRow(clock, each));
  await db.insert(accounts).values(rows);
  return rows;
}

export async function makeAccount(
  needs: Needs,
  given: Partial<NewAccount> = {},
): Promise<NewAccount> {
  const [account] = await makeAccounts(needs, [given]);
  return account!;
}

/** The cookies of fresh sessions, one for each account, in one statement. */
export async function sessionsOf(needs: Needs, accountIds: string[]): Promise<string[]> {
  const createdAt = needs.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 60 * 60 * 1000);
  const made = accountIds.map((accountId) => ({ accountId, token: newToken() }));
  await needs.db.insert(sessions).values(
    made.map(({ accountId, token }) => ({
      tokenHash: hashToken(token),
      accountId,
      createdAt,
      expiresAt,
    })),
  );
  const name = needs.config?.https ? '__Host-session' : 'session';
  return made.map(({ token }) => `${name}=${token}`);
}

/** The cookie of a fresh session. */
export async function sessionOf(needs: Needs, accountId: string): Promise<string> {
  const [cookie] = await sessionsOf(needs, [accountId]);
  return cookie!;
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
