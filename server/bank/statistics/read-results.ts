import type { ModuleOutcome, Outcome } from '@bac/exam/report/outcome.ts';
import {
  answersForStatistics,
  type StatisticsAnswer,
} from '@bac/exam/statistics/answers-for-statistics.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { results } from '../../db/results-schema.ts';

interface ResultRow {
  attemptId: string;
  accountId: string;
  formId: string;
  /** The form was assembled for this student alone. */
  isOwnForm: boolean;
  completedAt: Date;
  invalidatedAt: Date | null;
  modules: ModuleOutcome[];
  outcomes: Outcome[];
}

/** Small, so that a batch blocks other requests for a few milliseconds only. */
const batchSize = 50;

/** Streams all results by student and then by time, one small batch at a time. */
async function* eachResult(db: Reader): AsyncGenerator<ResultRow> {
  const { attemptId, accountId, formId, completedAt, invalidatedAt, modules, outcomes } = results;
  const isOwnForm = sql<boolean>`${forms.accountId} is not null`;
  let last: ResultRow | undefined;
  for (;;) {
    const rows: ResultRow[] = await db
      .select({
        attemptId,
        accountId,
        formId,
        isOwnForm,
        completedAt,
        invalidatedAt,
        modules,
        outcomes,
      })
      .from(results)
      .innerJoin(forms, eq(forms.id, formId))
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

/** An attempt with its answers to items that the student had not seen before, not even in an invalidated result. */
interface Taking {
  accountId: string;
  /** Null for a form of the student alone. */
  formId: string | null;
  answers: StatisticsAnswer[];
}

/** Streams attempts; those of one student are adjacent, in order of time. */
export async function* eachTaking(db: Reader): AsyncGenerator<Taking> {
  let student: string | undefined;
  let seen = new Set<string>();
  for await (const result of eachResult(db)) {
    const { accountId, invalidatedAt, modules, outcomes } = result;
    if (accountId !== student) [student, seen] = [accountId, new Set()];
    const seenBefore = seen;
    if (!invalidatedAt) {
      yield {
        accountId,
        formId: result.isOwnForm ? null : result.formId,
        answers: answersForStatistics(modules, outcomes, (item) => seenBefore.has(item)),
      };
    }
    for (const { item } of outcomes) seen.add(item);
  }
}

export async function* eachAttempt(db: Reader): AsyncGenerator<StatisticsAnswer[]> {
  for await (const { answers } of eachTaking(db)) yield answers;
}
