import { asc, eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { resultChanges, results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { shownState } from './list-store.ts';

export async function findWhole(db: Reader, id: string) {
  const [row] = await db
    .select({
      attempt: attempts,
      state: shownState,
      student: { id: accounts.id, name: accounts.fullName, email: accounts.email },
      result: results,
    })
    .from(attempts)
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(eq(attempts.id, id));
  return row;
}

export type FoundWhole = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

/** Oldest first, with the name of whoever did it. */
export const listChanges = (db: Reader, attemptId: string) =>
  db
    .select({ change: resultChanges, by: sql<string | null>`${accounts.fullName}` })
    .from(resultChanges)
    .leftJoin(accounts, eq(accounts.id, resultChanges.byId))
    .where(eq(resultChanges.attemptId, attemptId))
    .orderBy(asc(resultChanges.at), asc(resultChanges.id));
