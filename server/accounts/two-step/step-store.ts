import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { signInSteps } from '../../db/security-schema.ts';
import type { Account } from '../store.ts';

export async function insertStep(
  tx: Transaction,
  step: typeof signInSteps.$inferInsert,
): Promise<void> {
  await tx.insert(signInSteps).values(step);
}

const isOpen = (tokenHash: Buffer, now: Date) =>
  and(
    eq(signInSteps.tokenHash, tokenHash),
    gt(signInSteps.expiresAt, now),
    gt(signInSteps.triesLeft, 0),
  );

/** Finds the account of a pending sign-in. */
export async function findStepAccount(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: accounts })
    .from(signInSteps)
    .innerJoin(accounts, eq(accounts.id, signInSteps.accountId))
    .where(isOpen(tokenHash, now));
  return found?.account;
}

/** Consumes one try in its own statement, so that simultaneous tries count one by one. */
export async function consumeTry(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const updated = await db
    .update(signInSteps)
    .set({ triesLeft: sql`${signInSteps.triesLeft} - 1` })
    .where(isOpen(tokenHash, now))
    .returning({ triesLeft: signInSteps.triesLeft });
  return updated.length === 1;
}

/** Deletes the pending sign-in. Returns true only to the first caller, so that it completes once. */
export async function deleteStep(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const deleted = await tx
    .delete(signInSteps)
    .where(eq(signInSteps.tokenHash, tokenHash))
    .returning({ accountId: signInSteps.accountId });
  return deleted.length === 1;
}

export async function deleteStepsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(signInSteps).where(eq(signInSteps.accountId, accountId));
}
