import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { listedTotal } from '../../db/listed-score.ts';
import { results } from '../../db/results-schema.ts';
import { accounts, passwordResets, sessions } from '../../db/accounts-schema.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Account, NewAccount } from '../store.ts';

/** Locks the account row. */
export async function lockUser(tx: Transaction, id: string): Promise<Account> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!found) throw new Refused('USER_NOT_FOUND');
  return found;
}

/**
 * Locks all administrators who can sign in until the transaction ends, always in the same order: if two remove each other
 * at the same moment, the second transaction finds only one left.
 */
export async function lockActiveAdmins(tx: Transaction): Promise<string[]> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id))
    .for('update');
  return found.map(({ id }) => id);
}

/** Returns the ids of the new accounts. An address that already has an account is skipped. */
export async function insertAccounts(
  tx: Transaction,
  newAccounts: NewAccount[],
): Promise<ReadonlySet<string>> {
  const created = await tx
    .insert(accounts)
    .values(newAccounts)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return new Set(created.map(({ id }) => id));
}

export async function insertPasswordResets(
  tx: Transaction,
  resets: (typeof passwordResets.$inferInsert)[],
): Promise<void> {
  await tx.insert(passwordResets).values(resets);
}

export async function deleteSessionsOf(tx: Transaction, accountId: string): Promise<number> {
  const deleted = await tx
    .delete(sessions)
    .where(eq(sessions.accountId, accountId))
    .returning({ id: sessions.id });
  return deleted.length;
}

export async function isUser(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id));
  return found.length > 0;
}

export async function listAttemptsOf(
  db: Database,
  accountId: string,
  page: { limit: number; offset: number },
) {
  const total = await db.$count(attempts, eq(attempts.accountId, accountId));
  const rows = await db
    .select({
      id: attempts.id,
      form: forms.content,
      state: sql<typeof attempts.$inferSelect.state | 'invalidated'>`case
        when ${results.invalidatedAt} is not null then 'invalidated' else ${attempts.state} end`,
      startedAt: attempts.startedAt,
      endedAt: attempts.endedAt,
      total: listedTotal,
      right: results.right,
      questions: results.questions,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(eq(attempts.accountId, accountId))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total };
}
