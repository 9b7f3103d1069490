import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { classes } from '../../db/classes-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';

export type Account = typeof accounts.$inferSelect;

/** Locks the account row, so that two simultaneous requests count as one. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!found) throw new Refused('NOT_SIGNED_IN');
  return found;
}

/**
 * Returns false only if the account is the last administrator; `onlyStaying` ignores administrators whose deletion is scheduled.
 * For an administrator it locks all administrators, in the same order as the console: if two leave at the same moment, the
 * second transaction finds that nobody is left.
 */
export async function hasOtherAdmins(
  tx: Transaction,
  id: string,
  { onlyStaying }: { onlyStaying: boolean },
): Promise<boolean> {
  const [self] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, id));
  if (self?.role !== 'admin') return true;
  const admins = await tx
    .select({ id: accounts.id, deletesAt: accounts.deletesAt })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id))
    .for('update');
  return admins.some((admin) => admin.id !== id && !(onlyStaying && admin.deletesAt !== null));
}

/** Whether the account has classes in use: their students would be left without a teacher. */
export async function teachesClasses(tx: Transaction, id: string): Promise<boolean> {
  return (
    (await tx.$count(classes, and(eq(classes.teacherId, id), eq(classes.isArchived, false)))) > 0
  );
}

export const updateDeletion = (
  tx: Transaction,
  id: string,
  deletesAt: Date | null,
): Promise<unknown> => tx.update(accounts).set({ deletesAt }).where(eq(accounts.id, id));

/** Nobody escapes a suspension or a ban by deleting the account: the deletion waits until it is lifted. */
const isDue = (now: Date) =>
  and(lte(accounts.deletesAt, now), notInArray(accounts.status, ['suspended', 'banned']));

/** Lists the accounts that are due for deletion, the longest waiting first. */
export async function listDue(db: Reader, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isDue(now))
    .orderBy(asc(accounts.deletesAt));
  return due.map(({ id }) => id);
}

/** Locks an account that is due. Returns undefined if another process has locked it or the deletion was canceled. */
export async function lockDueAccount(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<Account | undefined> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  return found;
}
