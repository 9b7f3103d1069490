import type { Form } from '@bac/exam/blueprint/form.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { isOver } from '../db/assigned.ts';
import { assignedAttempts, assignments } from '../db/classes-schema.ts';
import type { Reader } from '../db/database.ts';
import { hasConsent, isShown, mayFollowAsParent, mayFollowAsTeacher } from '../db/following.ts';
import { results, resultShares } from '../db/results-schema.ts';
import { accounts } from '../db/accounts-schema.ts';
import { forms } from '../db/items-schema.ts';
import { attempts } from '../db/schema.ts';
import { dayOf } from '../db/vietnam-day.ts';
import type { ResultRow, StoredResult } from './store.ts';

export interface Viewer {
  accountId?: string | undefined;
  /** Whoever answers for the results of all. */
  seesAll: boolean;
  /** Sees the results of linked students. */
  followsChildren: boolean;
  /** Sees what was sat for their classes. */
  teaches: boolean;
  /** Hash of the secret in a shared link. */
  shareHash?: Buffer | undefined;
}

export interface VisibleAttempt {
  attempt: typeof attempts.$inferSelect;
  form: Form;
  student: { name: string; goalScore: number | null; testDate: string | null };
  result: StoredResult | null;
  /** Null where it was not sat for a class. */
  assigned: {
    /** From when its student sees it; null until that is known. */
    shownAt: Date | null;
    /** Nobody of the class can sit it any more. */
    isOver: boolean;
  } | null;
  /** An assignment keeps the result back. */
  isKept: boolean;
  /** The viewer teaches the class it was sat for. */
  isTaught: boolean;
}

const isTaughtBy = ({ accountId, teaches }: Viewer, now: Date): SQL =>
  accountId !== undefined && teaches
    ? mayFollowAsTeacher(accountId, attempts.id, dayOf(now))
    : sql`false`;

function maySee(viewer: Viewer, now: Date): SQL | undefined {
  const { accountId, seesAll, followsChildren, shareHash } = viewer;
  const today = dayOf(now);
  const shared = sql`exists (
    select 1 from ${resultShares}
    where ${resultShares.attemptId} = ${attempts.id}
      and ${resultShares.secretHash} = ${shareHash ?? Buffer.alloc(0)}
      and ${gt(resultShares.expiresAt, now)})`;
  return or(
    accountId === undefined ? undefined : eq(attempts.accountId, accountId),
    seesAll ? sql`true` : undefined,
    accountId !== undefined && followsChildren
      ? mayFollowAsParent(accountId, attempts.accountId, today)
      : undefined,
    isTaughtBy(viewer, now),
    and(shared, hasConsent(attempts.accountId, today)),
  );
}

/** Which of the conditions are asked at all. */
const kindOf = ({ accountId, seesAll, followsChildren, teaches }: Viewer): string =>
  [accountId !== undefined, seesAll, followsChildren, teaches].map(Number).join('');

/** Its student and who answers for all also know of an attempt that has no result yet, or one that does not count. */
export const isToldOf = (viewer: Viewer, { accountId }: { accountId: string }): boolean =>
  viewer.seesAll || accountId === viewer.accountId;

/** Whether an attempt has its result; undefined for whom there is no such attempt. */
export async function isVisibleScored(
  db: Reader,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<boolean | undefined> {
  const [row] = await db
    .select({ accountId: attempts.accountId, result: results.attemptId })
    .from(attempts)
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(and(eq(attempts.id, id), maySee(viewer, now)))
    .prepare(`visible_scored_${kindOf(viewer)}`)
    .execute();
  if (!row || (row.result === null && !isToldOf(viewer, row))) return undefined;
  return row.result !== null;
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
      assignmentId: assignments.id,
      shownAt: assignments.shownAt,
      isOver: isOver(assignments.id, now),
      isKept: sql<boolean>`not ${isShown(attempts.id, now)}`,
      isTaught: sql<boolean>`${isTaughtBy(viewer, now)}`,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .leftJoin(assignedAttempts, eq(assignedAttempts.attemptId, attempts.id))
    .leftJoin(assignments, eq(assignments.id, assignedAttempts.assignmentId))
    .where(and(eq(attempts.id, id), maySee(viewer, now)))
    .prepare(`visible_attempt_${kindOf(viewer)}`)
    .execute();
  if (!row) return undefined;
  const { assignmentId, shownAt, isOver: isAllOver, ...found } = row;
  return { ...found, assigned: assignmentId === null ? null : { shownAt, isOver: isAllOver } };
}

/** Where this result stands among the student's own; what is kept back from them says nothing. */
export async function findStanding(
  db: Reader,
  { accountId, formId, completedAt }: Pick<ResultRow, 'accountId' | 'formId' | 'completedAt'>,
  now: Date,
): Promise<{ ordinal: number; bestBefore: number | null }> {
  const isSameForm = and(eq(results.formId, formId), lte(results.completedAt, completedAt));
  const isBefore = and(
    lt(results.completedAt, completedAt),
    isNull(results.invalidatedAt),
    isShown(results.attemptId, now),
  );
  const [standing] = await db
    .select({
      ordinal: sql<number>`count(*) filter (where ${isSameForm})`.mapWith(Number),
      bestBefore: sql<number | null>`max(${results.totalScore}) filter (where ${isBefore})`,
    })
    .from(results)
    .where(and(eq(results.accountId, accountId), lte(results.completedAt, completedAt)))
    .prepare('standing')
    .execute();
  return standing ?? { ordinal: 1, bestBefore: null };
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
export const listHistory = (db: Reader, accountId: string, now: Date): Promise<HistoryRow[]> =>
  db
    .select({ result: summary, startedAt: attempts.startedAt, form: forms.content })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .innerJoin(forms, eq(forms.id, results.formId))
    .where(and(eq(results.accountId, accountId), isShown(results.attemptId, now)))
    .orderBy(desc(results.completedAt));
