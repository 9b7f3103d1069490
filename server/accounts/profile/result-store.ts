import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { results } from '../../db/results-schema.ts';

export interface Completed {
  at: Date;
  /** Null where no total could be given. */
  total: number | null;
}

/** When this person completed a test, and what it amounted to, the earliest first; what no longer counts, or a teacher keeps back, is not among them. */
export async function listCompleted(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Completed[]> {
  return db
    .select({
      at: results.completedAt,
      total: sql<number | null>`(${results.score} -> 'total' ->> 'score')::int`,
    })
    .from(results)
    .where(
      and(
        eq(results.accountId, accountId),
        isNull(results.invalidatedAt),
        isShown(results.attemptId, now),
      ),
    )
    .orderBy(asc(results.completedAt));
}
