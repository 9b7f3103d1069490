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

/** The hashes of those that were there to take away. */
export async function deletePasswordResets(tx: Transaction, accountId: string): Promise<Buffer[]> {
  const gone = await tx
    .delete(passwordResets)
    .where(eq(passwordResets.accountId, accountId))
    .returning({ tokenHash: passwordResets.tokenHash });
  return gone.map(({ tokenHash }) => tokenHash);
}

/** Whoever opened a link that was sent to the address reads its letters. */
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
