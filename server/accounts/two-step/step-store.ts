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

const waiting = (tokenHash: Buffer, now: Date) =>
  and(
    eq(signInSteps.tokenHash, tokenHash),
    gt(signInSteps.expiresAt, now),
    gt(signInSteps.triesLeft, 0),
  );

/** Whose sign-in it is that waits. */
export async function findStepAccount(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: accounts })
    .from(signInSteps)
    .innerJoin(accounts, eq(accounts.id, signInSteps.accountId))
    .where(waiting(tokenHash, now));
  return found?.account;
}

/** Spends one, whatever comes of it, in a statement of its own: tries at the same moment are counted one by one. */
export async function takeTry(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .update(signInSteps)
    .set({ triesLeft: sql`${signInSteps.triesLeft} - 1` })
    .where(waiting(tokenHash, now))
    .returning({ triesLeft: signInSteps.triesLeft });
  return taken.length === 1;
}

/** True for the one who ends it: a sign-in goes on once. */
export async function deleteStep(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const gone = await tx
    .delete(signInSteps)
    .where(eq(signInSteps.tokenHash, tokenHash))
    .returning({ accountId: signInSteps.accountId });
  return gone.length === 1;
}

export async function deleteStepsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(signInSteps).where(eq(signInSteps.accountId, accountId));
}
