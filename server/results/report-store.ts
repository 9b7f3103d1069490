import type { Form } from '@bac/exam/blueprint/form.ts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  lte,
  max,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { results, resultShares } from '../db/results-schema.ts';
import { accounts } from '../db/accounts-schema.ts';
import { forms } from '../db/items-schema.ts';
import { attempts } from '../db/schema.ts';
import type { ResultRow, StoredResult } from './store.ts';

export interface Viewer {
  accountId?: string | undefined;
  /** Whoever answers for the results of all. */
  seesAll: boolean;
  /** Hash of the secret in a shared link. */
  shareHash?: Buffer | undefined;
}

export interface VisibleAttempt {
  attempt: typeof attempts.$inferSelect;
  form: Form;
  student: { name: string; goalScore: number | null; testDate: string | null };
  result: StoredResult | null;
}

function maySee({ accountId, seesAll, shareHash }: Viewer, now: Date): SQL | undefined {
  const shared = sql`exists (
    select 1 from ${resultShares}
    where ${resultShares.attemptId} = ${attempts.id}
      and ${resultShares.secretHash} = ${shareHash ?? Buffer.alloc(0)}
      and ${gt(resultShares.expiresAt, now)})`;
  return or(
    accountId === undefined ? undefined : eq(attempts.accountId, accountId),
    seesAll ? sql`true` : undefined,
    shared,
  );
}

/** One query for every case, so that what may not be seen costs what does not exist costs. */
export async function findVisible(
  db: Reader,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<VisibleAttempt | undefined> {
  const [row] = await db
    .select({
      attempt: attempts,
      form: forms.content,
      student: {
        name: accounts.fullName,
        goalScore: accounts.goalScore,
        testDate: accounts.testDate,
      },
      result: results,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(and(eq(attempts.id, id), maySee(viewer, now)));
  return row;
}

/** Where this result stands among the student's own. */
export async function findStanding(
  db: Reader,
  { accountId, formId, completedAt }: Pick<ResultRow, 'accountId' | 'formId' | 'completedAt'>,
): Promise<{ ordinal: number; bestBefore: number | null }> {
  const own = eq(results.accountId, accountId);
  const [[place], [before]] = await Promise.all([
    db
      .select({ ordinal: count() })
      .from(results)
      .where(and(own, eq(results.formId, formId), lte(results.completedAt, completedAt))),
    db
      .select({ best: max(results.totalScore) })
      .from(results)
      .where(and(own, lt(results.completedAt, completedAt), isNull(results.invalidatedAt))),
  ]);
  return { ordinal: place?.ordinal ?? 1, bestBefore: before?.best ?? null };
}

/** All of a result but its questions: a list has no use for them. */
const {
  outcomes: _outcomes,
  modules: _modules,
  gains: _gains,
  ...summary
} = getTableColumns(results);

export interface HistoryRow {
  result: Omit<StoredResult, 'outcomes' | 'modules' | 'gains'>;
  startedAt: Date;
  form: Form;
}

/** Newest first. */
export const listHistory = (db: Reader, accountId: string): Promise<HistoryRow[]> =>
  db
    .select({ result: summary, startedAt: attempts.startedAt, form: forms.content })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .innerJoin(forms, eq(forms.id, results.formId))
    .where(eq(results.accountId, accountId))
    .orderBy(desc(results.completedAt));
