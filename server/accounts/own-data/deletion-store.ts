import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';

export type Account = typeof accounts.$inferSelect;

/** Held, so that asking twice at once asks once. */
export async function getToChange(tx: Transaction, id: string): Promise<Account> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!found) throw new Refused('NOT_SIGNED_IN');
  return found;
}

/**
 * Whether somebody else runs the site once this account is gone, or it never did. For one who does, all administrators are held, in the order in which the console
 * holds them too: of two who go at the same moment the second finds that nobody is left.
 */
export async function hasOtherAdmins(
  tx: Transaction,
  id: string,
  { whoStay }: { whoStay: boolean },
): Promise<boolean> {
  const [self] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, id));
  if (self?.role !== 'admin') return true;
  const admins = await tx
    .select({ id: accounts.id, deletesAt: accounts.deletesAt })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id))
    .for('update');
  return admins.some((admin) => admin.id !== id && !(whoStay && admin.deletesAt !== null));
}

export const updateDeletion = (
  tx: Transaction,
  id: string,
  deletesAt: Date | null,
): Promise<unknown> => tx.update(accounts).set({ deletesAt }).where(eq(accounts.id, id));

/** Nobody gets rid of a suspension or a ban by going: it is carried out once that is lifted. */
const isDue = (now: Date) =>
  and(lte(accounts.deletesAt, now), notInArray(accounts.status, ['suspended', 'banned']));

/** Whose time has come, the longest waiting first. */
export async function listDue(db: Reader, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isDue(now))
    .orderBy(asc(accounts.deletesAt));
  return due.map(({ id }) => id);
}

/** Held for good; undefined where another process is at it, or it was taken back meanwhile. */
export async function findDueToForget(
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
