import type { Role } from '@bac/contract/protocol/permission.ts';
import { hashToken, newToken } from '../platform/http/session.ts';
import { accounts, sessions } from '../db/accounts-schema.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>;

type NewAccount = typeof accounts.$inferInsert;

/** The hash of a discarded password. */
const unusableHash =
  '$argon2id$v=19$m=1024,t=1,p=1$9ANSWvuNpW9bJTRDMSdM/Q$MDaRY1myktRhYUTEhaB6GiJeL0i8fkPsj1OOM1lFcSc';

function accountRow(clock: Deps['clock'], columns: Partial<NewAccount>): NewAccount {
  const id = crypto.randomUUID();
  const now = clock.now();
  return {
    id,
    email: `${id}@example.com`,
    username: `${id}@example.com`,
    fullName: 'Nguyễn Minh Ánh',
    passwordHash: unusableHash,
    role: 'student',
    status: 'active',
    verifiedAt: now,
    createdAt: now,
    updatedAt: now,
    ...columns,
  };
}

/** Creates several accounts in one statement. */
export async function makeAccounts(
  { db, clock }: Deps,
  columns: Partial<NewAccount>[],
): Promise<NewAccount[]> {
  const rows = columns.map((each) => accountRow(clock, each));
  await db.insert(accounts).values(rows);
  return rows;
}

export async function makeAccount(
  deps: Deps,
  columns: Partial<NewAccount> = {},
): Promise<NewAccount> {
  const [account] = await makeAccounts(deps, [columns]);
  return account!;
}

/** Creates one session for each account in one statement and returns the cookies. */
export async function createSessions(deps: Deps, accountIds: string[]): Promise<string[]> {
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 60 * 60 * 1000);
  const created = accountIds.map((accountId) => ({ accountId, token: newToken() }));
  await deps.db.insert(sessions).values(
    created.map(({ accountId, token }) => ({
      tokenHash: hashToken(token),
      accountId,
      createdAt,
      expiresAt,
    })),
  );
  const name = deps.config?.https ? '__Host-session' : 'session';
  return created.map(({ token }) => `${name}=${token}`);
}

/** Creates a session and returns its cookie. */
export async function createSession(deps: Deps, accountId: string): Promise<string> {
  const [cookie] = await createSessions(deps, [accountId]);
  return cookie!;
}

/** Creates an account with the role and a session for it. */
export async function signedInAs(
  deps: Deps,
  role: Role,
  columns: Partial<NewAccount> = {},
): Promise<{ cookie: string; id: string }> {
  const { id } = await makeAccount(deps, { ...columns, role });
  return { cookie: await createSession(deps, id), id };
}

/** The headers of every write. */
export const writeHeaders = (extra: Record<string, string> = {}): Record<string, string> => ({
  'x-one-time-uuid': crypto.randomUUID(),
  'x-event-time': new Date().toISOString(),
  ...extra,
});
