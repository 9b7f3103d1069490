import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { hasConsent, isShown } from '../../following/access.ts';
import { results, resultShares } from '../../db/results-schema.ts';

export type ShareRow = typeof resultShares.$inferSelect;

/** Lists the links that have not expired, oldest first. */
export const listActiveShares = (db: Reader, attemptId: string, now: Date): Promise<ShareRow[]> =>
  db
    .select()
    .from(resultShares)
    .where(and(eq(resultShares.attemptId, attemptId), gt(resultShares.expiresAt, now)))
    .orderBy(asc(resultShares.createdAt));

/** Locks the result until the transaction ends. Returns false if it is another person's, withheld or invalidated. */
export async function lockOwnResult(
  tx: Transaction,
  attemptId: string,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const own = await tx
    .select({ id: results.attemptId })
    .from(results)
    .where(
      and(
        eq(results.attemptId, attemptId),
        eq(results.accountId, accountId),
        isNull(results.invalidatedAt),
        isShown(results.attemptId, now),
      ),
    )
    .for('update');
  return own.length > 0;
}

/** Returns false for a student who needs a guardian's consent and does not have it. */
export async function mayShare(db: Reader, accountId: string, today: string): Promise<boolean> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), hasConsent(accounts.id, today)));
  return found !== undefined;
}

/** Returns false if the id exists already. */
export async function insertShare(tx: Transaction, row: ShareRow): Promise<boolean> {
  const inserted = await tx.insert(resultShares).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Returns false if the student has no such link. A link to a withheld result can be ended too. */
export async function deleteShare(
  tx: Transaction,
  { id, attemptId, accountId }: { id: string; attemptId: string; accountId: string },
): Promise<boolean> {
  const isOwn = exists(
    tx
      .select({ one: sql`1` })
      .from(results)
      .where(and(eq(results.attemptId, resultShares.attemptId), eq(results.accountId, accountId))),
  );
  const deleted = await tx
    .delete(resultShares)
    .where(and(eq(resultShares.id, id), eq(resultShares.attemptId, attemptId), isOwn))
    .returning();
  return deleted.length > 0;
}
