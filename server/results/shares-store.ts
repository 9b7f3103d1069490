import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/database.ts';
import { results, resultShares } from '../db/results-schema.ts';

export type ShareRow = typeof resultShares.$inferSelect;

/** Oldest first. */
export const listLivingShares = (db: Reader, attemptId: string, now: Date): Promise<ShareRow[]> =>
  db
    .select()
    .from(resultShares)
    .where(and(eq(resultShares.attemptId, attemptId), gt(resultShares.expiresAt, now)))
    .orderBy(asc(resultShares.createdAt));

/** Until the transaction ends nobody else shares this result. False where it is somebody else's, or counts no more. */
export async function lockOwnResult(
  tx: Transaction,
  attemptId: string,
  accountId: string,
): Promise<boolean> {
  const own = await tx
    .select({ id: results.attemptId })
    .from(results)
    .where(
      and(
        eq(results.attemptId, attemptId),
        eq(results.accountId, accountId),
        isNull(results.invalidatedAt),
      ),
    )
    .for('update');
  return own.length > 0;
}

/** False where there is one of that id already; it stays. */
export async function insertShare(tx: Transaction, row: ShareRow): Promise<boolean> {
  const made = await tx.insert(resultShares).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** False where there was none. */
export async function deleteShare(
  tx: Transaction,
  id: string,
  attemptId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(resultShares)
    .where(and(eq(resultShares.id, id), eq(resultShares.attemptId, attemptId)))
    .returning();
  return gone.length > 0;
}
