import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { accounts, emailCodes } from '../../db/accounts-schema.ts';

type EmailCode = typeof emailCodes.$inferSelect;

export async function findEmailCode(
  db: Database,
  accountId: string,
): Promise<EmailCode | undefined> {
  const [found] = await db.select().from(emailCodes).where(eq(emailCodes.accountId, accountId));
  return found;
}

/**
 * Stores a code unless one was sent after `sentBefore`. Returns true if it did, to one of several simultaneous calls only: the
 * statement of the others waits for the first one and then finds its time.
 */
export async function replaceEmailCode(
  tx: Transaction,
  code: EmailCode,
  sentBefore: Date,
): Promise<boolean> {
  const stored = await tx
    .insert(emailCodes)
    .values(code)
    .onConflictDoUpdate({
      target: emailCodes.accountId,
      set: code,
      setWhere: lte(emailCodes.sentAt, sentBefore),
    })
    .returning({ accountId: emailCodes.accountId });
  return stored.length === 1;
}

/** Consumes one try and returns the code; undefined if no try is left or the code has expired. */
export async function consumeTry(
  db: Database,
  accountId: string,
  now: Date,
): Promise<EmailCode | undefined> {
  const [spent] = await db
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(
      and(
        eq(emailCodes.accountId, accountId),
        gt(emailCodes.triesLeft, 0),
        gt(emailCodes.expiresAt, now),
      ),
    )
    .returning();
  return spent;
}

export async function deleteEmailCode(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(emailCodes).where(eq(emailCodes.accountId, accountId));
}

export async function markVerified(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ verifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, accountId));
}
