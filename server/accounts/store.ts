import { and, eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../platform/postgres/prepare-once.ts';
import type { Database, Transaction } from '../platform/postgres/database.ts';
import { accounts, sessions } from '../db/accounts-schema.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

const accountByEmail = prepareOnce((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.email, sql.placeholder('email')))
    .prepare('account_by_email'),
);

export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<Account | undefined> {
  return (await accountByEmail(db).execute({ email }))[0];
}

/** Returns false if the address already has an account, which stays as it is. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<boolean> {
  const created = await tx
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return created.length === 1;
}

export async function insertSession(
  tx: Transaction,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function isSessionOf(
  tx: Transaction,
  accountId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.accountId, accountId)));
  return found.length === 1;
}

/** Returns the account of the deleted session, if the session existed. */
export async function deleteSession(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ accountId: sessions.accountId });
  return deleted?.accountId;
}
