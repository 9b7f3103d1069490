import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import { interestChecks } from '../../db/orientation-schema.ts';

export type CheckRow = typeof interestChecks.$inferSelect;

const isOwn = (accountId: string, id: string) =>
  and(eq(interestChecks.accountId, accountId), eq(interestChecks.id, id));

const latestFirst = [desc(interestChecks.takenAt), desc(interestChecks.id)] as const;

export const listOwn = (db: Reader, accountId: string): Promise<CheckRow[]> =>
  db
    .select()
    .from(interestChecks)
    .where(eq(interestChecks.accountId, accountId))
    .orderBy(...latestFirst);

export async function getCheck(db: Reader, accountId: string, id: string): Promise<CheckRow> {
  const [row] = await db.select().from(interestChecks).where(isOwn(accountId, id));
  if (!row) throw new Error(`no interest check ${id}`);
  return row;
}

export async function insertCheck(tx: Transaction, row: CheckRow): Promise<void> {
  await tx.insert(interestChecks).values(row).onConflictDoNothing();
}

/** All but the latest `kept`. */
export async function deleteOldest(
  tx: Transaction,
  accountId: string,
  kept: number,
): Promise<void> {
  const old = (await listOwn(tx, accountId)).slice(kept).map(({ id }) => id);
  if (old.length === 0) return;
  await tx
    .delete(interestChecks)
    .where(and(eq(interestChecks.accountId, accountId), inArray(interestChecks.id, old)));
}

export async function deleteCheck(db: Database, accountId: string, id: string): Promise<boolean> {
  const gone = await db.delete(interestChecks).where(isOwn(accountId, id)).returning();
  return gone.length > 0;
}
