import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { answerCounts, problemReports, results } from '../../db/results-schema.ts';
import type { ResultRow } from '../store.ts';

/** Does not find another person's result, or one that is withheld. */
export async function findOwnResult(
  db: Reader,
  attemptId: string,
  accountId: string,
  now: Date,
): Promise<ResultRow | undefined> {
  const [row] = await db
    .select()
    .from(results)
    .where(
      and(
        eq(results.attemptId, attemptId),
        eq(results.accountId, accountId),
        isShown(results.attemptId, now),
      ),
    );
  return row;
}

export type AnswerCount = Pick<typeof answerCounts.$inferSelect, 'itemId' | 'answer' | 'count'>;

export const listAnswerCounts = (
  db: Reader,
  refs: readonly { item: string; version: number }[],
): Promise<AnswerCount[]> =>
  db
    .select({
      itemId: answerCounts.itemId,
      answer: answerCounts.answer,
      count: answerCounts.count,
    })
    .from(answerCounts)
    .where(
      sql`(${answerCounts.itemId}, ${answerCounts.version}) in (
        select * from unnest(
          ${sql.param(refs.map(({ item }) => item))}::text[],
          ${sql.param(refs.map(({ version }) => version))}::int[]))`,
    );

/** Lists the items of this attempt that its student has reported. */
export async function listReported(db: Reader, attemptId: string): Promise<Set<string>> {
  const rows = await db
    .select({ item: problemReports.itemId })
    .from(problemReports)
    .where(eq(problemReports.attemptId, attemptId));
  return new Set(rows.map(({ item }) => item));
}

/** Returns false if the id is used, as by a retry, or the question of this attempt is reported already; then nothing changes. */
export async function insertProblem(
  tx: Transaction,
  row: typeof problemReports.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(problemReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: problemReports.id });
  return inserted.length === 1;
}
