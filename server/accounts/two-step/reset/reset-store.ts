import { and, asc, eq, lte } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import { twoStepResets } from '../../../db/security-schema.ts';

type Reset = typeof twoStepResets.$inferSelect;

export async function findReset(db: Reader, accountId: string): Promise<Reset | undefined> {
  const [found] = await db
    .select()
    .from(twoStepResets)
    .where(eq(twoStepResets.accountId, accountId));
  return found;
}

/** Returns false if a reset is already pending; it stays as it is. */
export async function insertReset(tx: Transaction, reset: Reset): Promise<boolean> {
  const created = await tx
    .insert(twoStepResets)
    .values(reset)
    .onConflictDoNothing()
    .returning({ accountId: twoStepResets.accountId });
  return created.length === 1;
}

/** Deletes and returns the pending reset; with `dueBy`, only if it was due by then. */
export async function deleteReset(
  tx: Transaction,
  accountId: string,
  dueBy?: Date,
): Promise<Reset | undefined> {
  const [deleted] = await tx
    .delete(twoStepResets)
    .where(
      and(
        eq(twoStepResets.accountId, accountId),
        dueBy === undefined ? undefined : lte(twoStepResets.dueAt, dueBy),
      ),
    )
    .returning();
  return deleted;
}

export async function listDueResets(db: Reader, now: Date): Promise<string[]> {
  const due = await db
    .select({ accountId: twoStepResets.accountId })
    .from(twoStepResets)
    .where(lte(twoStepResets.dueAt, now))
    .orderBy(asc(twoStepResets.dueAt));
  return due.map(({ accountId }) => accountId);
}
