import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import type { ModuleOutcome, Outcome } from '@bac/exam/report/outcome.ts';
import {
  answersForStatistics,
  type StatisticsAnswer,
} from '@bac/exam/statistics/answers-for-statistics.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { forms } from '../../db/items-schema.ts';
import { results } from '../../db/results-schema.ts';

export interface ResultRow {
  attemptId: string;
  accountId: string;
  completedAt: Date;
  invalidatedAt: Date | null;
  modules: ModuleOutcome[];
  outcomes: Outcome[];
  formId: string;
  /** The form was assembled for this student alone. */
  isOwnForm: boolean;
  score: AttemptScore;
  /** Of the profile, as it is now; null if not known. */
  language: string | null;
  gender: string | null;
}

/** Small, so that a batch blocks other requests for a few milliseconds only. */
const batchSize = 50;

/** Streams all results by student and then by time, one small batch at a time. */
async function* eachResult(db: Reader): AsyncGenerator<ResultRow> {
  const { attemptId, accountId, completedAt, invalidatedAt, modules, outcomes, formId, score } =
    results;
  const { language, gender } = accounts;
  const isOwnForm = sql<boolean>`${forms.accountId} is not null`;
  let last: ResultRow | undefined;
  for (;;) {
    const rows: ResultRow[] = await db
      .select({
        attemptId,
        accountId,
        completedAt,
        invalidatedAt,
        modules,
        outcomes,
        formId,
        isOwnForm,
        score,
        language,
        gender,
      })
      .from(results)
      .innerJoin(accounts, eq(accounts.id, accountId))
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

export interface ReadAttempt {
  result: ResultRow;
  /** Answers to items that the student had not seen before, not even in an invalidated result. */
  answers: StatisticsAnswer[];
  /** None of the items had been seen before. */
  isFirst: boolean;
}

/** Streams all valid attempts, by student and then by time. */
export async function* eachResultWithAnswers(db: Reader): AsyncGenerator<ReadAttempt> {
  let student: string | undefined;
  let seen = new Set<string>();
  for await (const result of eachResult(db)) {
    const { accountId, invalidatedAt, modules, outcomes } = result;
    if (accountId !== student) [student, seen] = [accountId, new Set()];
    const seenBefore = seen;
    if (!invalidatedAt) {
      const answers = answersForStatistics(modules, outcomes, (item) => seenBefore.has(item));
      yield { result, answers, isFirst: outcomes.every(({ item }) => !seenBefore.has(item)) };
    }
    for (const { item } of outcomes) seen.add(item);
  }
}
