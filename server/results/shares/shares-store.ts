import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { hasConsent, isShown } from '../../following/access.ts';
import { results, resultShares } from '../../db/results-schema.ts';

export type ShareRow = typeof resultShares.$inferSelect;

/** Oldest first. */
export const listLivingShares = (db: Reader, attemptId: string, now: Date): Promise<ShareRow[]> =>
  db
    .select()
    .from(resultShares)
    .where(and(eq(resultShares.attemptId, attemptId), gt(resultShares.expiresAt, now)))
    .orderBy(asc(resultShares.createdAt));

/** Until the transaction ends nobody else shares this result. False where it is somebody else's, kept back, or counts no more. */
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

/** False for a student who is too young to decide it alone, until a guardian has agreed. */
export async function mayShare(db: Reader, accountId: string, today: string): Promise<boolean> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), hasConsent(accounts.id, today)));
  return found !== undefined;
}

/** False where there is one of that id already; it stays. */
export async function insertShare(tx: Transaction, row: ShareRow): Promise<boolean> {
  const made = await tx.insert(resultShares).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** False where the student has none such. A link to a result that is kept back can be ended all the same. */
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
  const gone = await tx
    .delete(resultShares)
    .where(and(eq(resultShares.id, id), eq(resultShares.attemptId, attemptId), isOwn))
    .returning();
  return gone.length > 0;
}
