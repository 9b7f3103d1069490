import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { accounts, passwordResets, sessions } from '../../db/accounts-schema.ts';

export async function insertPasswordReset(
  tx: Transaction,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

export async function findAccountByReset(db: Database, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({ id: accounts.id, email: accounts.email, fullName: accounts.fullName })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return found;
}

/** Returns the token hashes of the deleted links. */
export async function deletePasswordResets(tx: Transaction, accountId: string): Promise<Buffer[]> {
  const deleted = await tx
    .delete(passwordResets)
    .where(eq(passwordResets.accountId, accountId))
    .returning({ tokenHash: passwordResets.tokenHash });
  return deleted.map(({ tokenHash }) => tokenHash);
}

/** Verifies an address: opening a link from an email proves access to its mailbox. */
export async function markVerified(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ verifiedAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.verifiedAt)));
}

export async function updatePassword(
  tx: Transaction,
  accountId: string,
  passwordHash: string,
  updatedAt: Date,
): Promise<void> {
  await tx.update(accounts).set({ passwordHash, updatedAt }).where(eq(accounts.id, accountId));
}

export async function deleteSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
}
