import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../platform/postgres/built-once.ts';
import type { Database, Transaction } from '../platform/postgres/database.ts';
import { accounts, sessions } from '../db/accounts-schema.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

const accountByEmail = builtOnce((db) =>
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

/** False when there is an account with that address already: it is left as it is. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<boolean> {
  const made = await tx
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return made.length === 1;
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

/** The account the session belonged to, if there was one. */
export async function deleteSession(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [gone] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ accountId: sessions.accountId });
  return gone?.accountId;
}
