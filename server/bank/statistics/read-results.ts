import type { ModuleOutcome, Outcome } from '@bac/exam/report/outcome.ts';
import {
  answersForStatistics,
  type StatisticsAnswer,
} from '@bac/exam/statistics/answers-for-statistics.ts';
import { asc, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { results } from '../../db/results-schema.ts';

interface ResultRow {
  attemptId: string;
  accountId: string;
  completedAt: Date;
  invalidatedAt: Date | null;
  modules: ModuleOutcome[];
  outcomes: Outcome[];
}

/** Small, so that a batch blocks other requests for a few milliseconds only. */
const batchSize = 50;

/** Streams all results by student and then by time, one small batch at a time. */
async function* eachResult(db: Reader): AsyncGenerator<ResultRow> {
  const { attemptId, accountId, completedAt, invalidatedAt, modules, outcomes } = results;
  let last: ResultRow | undefined;
  for (;;) {
    const rows: ResultRow[] = await db
      .select({ attemptId, accountId, completedAt, invalidatedAt, modules, outcomes })
      .from(results)
      .where(
        last &&
          sql`(${accountId}, ${completedAt}, ${attemptId}) >
              (${last.accountId}::uuid, ${last.completedAt}::timestamptz, ${last.attemptId}::uuid)`,
      )
      .orderBy(asc(accountId), asc(completedAt), asc(attemptId))
      .limit(batchSize);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < batchSize) return;
  }
}

/** Streams the answers of each attempt to items that its student had not seen before, not even in an invalidated result. */
export async function* eachAttempt(db: Reader): AsyncGenerator<StatisticsAnswer[]> {
  let student: string | undefined;
  let seen = new Set<string>();
  for await (const { accountId, invalidatedAt, modules, outcomes } of eachResult(db)) {
    if (accountId !== student) [student, seen] = [accountId, new Set()];
    const seenBefore = seen;
    if (!invalidatedAt)
      yield answersForStatistics(modules, outcomes, (item) => seenBefore.has(item));
    for (const { item } of outcomes) seen.add(item);
  }
}
