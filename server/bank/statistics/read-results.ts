import type { ModuleOutcome, Outcome } from '@bac/exam/report/outcome.ts';
import { metAnswers, type MetAnswer } from '@bac/exam/statistics/met-answers.ts';
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

/** So many at a time: a few milliseconds of work, after which others have their turn. */
const batch = 50;

/** Every result, one student after the other and each in the order of time, without ever holding more than a few. */
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
      .limit(batch);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < batch) return;
  }
}

/** What each attempt says about its items: nothing about those its student had met before, though in a result that no longer counts. */
export async function* eachAttempt(db: Reader): AsyncGenerator<MetAnswer[]> {
  let student: string | undefined;
  let met = new Set<string>();
  for await (const { accountId, invalidatedAt, modules, outcomes } of eachResult(db)) {
    if (accountId !== student) [student, met] = [accountId, new Set()];
    const before = met;
    if (!invalidatedAt) yield metAnswers(modules, outcomes, (item) => before.has(item));
    for (const { item } of outcomes) met.add(item);
  }
}
