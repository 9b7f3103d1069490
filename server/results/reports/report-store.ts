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
import { isOver } from '../../following/assigned.ts';
import { builtOnce } from '../../platform/postgres/built-once.ts';
import { assignedAttempts, assignments } from '../../db/classes-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import {
  hasConsent,
  isShown,
  mayFollowAsParent,
  mayFollowAsTeacher,
} from '../../following/access.ts';
import { results, resultShares } from '../../db/results-schema.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import type { ResultRow, StoredResult } from '../store.ts';

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
    id: string;
    /** From when its student sees it; null until that is known. */
    shownAt: Date | null;
  } | null;
  /** An assignment keeps the result back. */
  isKept: boolean;
  /** The viewer teaches the class it was sat for. */
  isTaught: boolean;
}

const [viewerId, now, today] = [
  sql.placeholder('accountId'),
  sql.placeholder('now'),
  sql.placeholder('today'),
];

const isShared = sql`exists (
  select 1 from ${resultShares}
  where ${resultShares.attemptId} = ${attempts.id}
    and ${resultShares.secretHash} = ${sql.placeholder('shareHash')}
    and ${gt(resultShares.expiresAt, now)})`;

interface Conditions {
  isAsked: SQL | undefined;
  isTaught: SQL<boolean>;
}

/** Of what cannot apply to such a viewer nothing is asked: PostgreSQL would make ready for it all the same. */
function conditionsFor({ accountId, seesAll, followsChildren, teaches }: Viewer): Conditions {
  const isSignedIn = accountId !== undefined;
  const isTaught =
    isSignedIn && teaches
      ? sql<boolean>`${mayFollowAsTeacher(viewerId, attempts.id, today)}`
      : sql<boolean>`false`;
  const maySee = or(
    isSignedIn ? eq(attempts.accountId, viewerId) : undefined,
    seesAll ? sql`true` : undefined,
    isSignedIn && followsChildren
      ? mayFollowAsParent(viewerId, attempts.accountId, today)
      : undefined,
    isTaught,
    and(isShared, hasConsent(attempts.accountId, today)),
  );
  return { isAsked: and(eq(attempts.id, sql.placeholder('id')), maySee), isTaught };
}

/** Viewers of one kind are asked the same of. */
const kindOf = ({ accountId, seesAll, followsChildren, teaches }: Viewer): string =>
  [accountId !== undefined, seesAll, followsChildren, teaches].map(Number).join('');

/** A statement for each kind of viewer. */
function forViewers<Statement>(
  build: (db: Reader, conditions: Conditions, kind: string) => Statement,
): (db: Reader, viewer: Viewer) => Statement {
  const known = new Map<string, (db: Reader) => Statement>();
  return (db, viewer) => {
    const kind = kindOf(viewer);
    const statement =
      known.get(kind) ?? builtOnce((reader) => build(reader, conditionsFor(viewer), kind));
    known.set(kind, statement);
    return statement(db);
  };
}

/** What the placeholders in those conditions stand for. */
const asking = (id: string, { accountId, shareHash = Buffer.alloc(0) }: Viewer, at: Date) => ({
  id,
  accountId,
  shareHash,
  now: at,
  today: dayOf(at),
});

/** Its student and who answers for all also know of an attempt that has no result yet, or one that does not count. */
export const isToldOf = (viewer: Viewer, { accountId }: { accountId: string }): boolean =>
  viewer.seesAll || accountId === viewer.accountId;

const visibleScored = forViewers((db, { isAsked }, kind) =>
  db
    .select({ accountId: attempts.accountId, result: results.attemptId })
    .from(attempts)
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(isAsked)
    .prepare(`visible_scored_${kind}`),
);

/** Whether an attempt has its result; undefined for whom there is no such attempt. */
export async function isVisibleScored(
  db: Reader,
  id: string,
  by: Viewer,
  at: Date,
): Promise<boolean | undefined> {
  const [row] = await visibleScored(db, by).execute(asking(id, by, at));
  if (!row || (row.result === null && !isToldOf(by, row))) return undefined;
  return row.result !== null;
}

const visibleAttempt = forViewers((db, { isAsked, isTaught }, kind) =>
  db
    .select({
      attempt: attempts,
      form: forms.content,
      student: {
        name: accounts.fullName,
        goalScore: accounts.goalScore,
        testDate: accounts.testDate,
      },
      result: results,
      assigned: { id: assignments.id, shownAt: assignments.shownAt },
      isKept: sql<boolean>`not ${isShown(attempts.id, now)}`,
      isTaught,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .leftJoin(assignedAttempts, eq(assignedAttempts.attemptId, attempts.id))
    .leftJoin(assignments, eq(assignments.id, assignedAttempts.assignmentId))
    .where(isAsked)
    .prepare(`visible_attempt_${kind}`),
);

/** One query for every case, so that what may not be seen costs what does not exist costs. */
export async function findVisible(
  db: Reader,
  id: string,
  by: Viewer,
  at: Date,
): Promise<VisibleAttempt | undefined> {
  const [row] = await visibleAttempt(db, by).execute(asking(id, by, at));
  return row;
}

/** Nobody of the class can sit it any more. */
export async function isAssignmentOver(db: Reader, id: string, at: Date): Promise<boolean> {
  const { rows } = await db.execute<{ over: boolean }>(
    sql`select ${isOver(sql`${id}::uuid`, at)} as over`,
  );
  return rows[0]?.over ?? false;
}

const historySummary = builtOnce((db) => {
  const completedAt = sql.placeholder('completedAt');
  const isBefore = and(
    lt(results.completedAt, completedAt),
    isNull(results.invalidatedAt),
    isShown(results.attemptId, now),
  );
  const isSameForm = eq(results.formId, sql.placeholder('formId'));
  const isOwn = eq(results.accountId, sql.placeholder('accountId'));
  return db
    .select({
      ordinal: sql<number>`count(*) filter (where ${isSameForm})`.mapWith(Number),
      bestBefore: sql<number | null>`max(${results.totalScore}) filter (where ${isBefore})`,
    })
    .from(results)
    .where(and(isOwn, lte(results.completedAt, completedAt)))
    .prepare('history_summary');
});

/** How many times the student has taken this test, and the best earlier score; leaves out results they may not see yet. */
export async function findHistorySummary(
  db: Reader,
  { accountId, formId, completedAt }: Pick<ResultRow, 'accountId' | 'formId' | 'completedAt'>,
  at: Date,
): Promise<{ ordinal: number; bestBefore: number | null }> {
  const [row] = await historySummary(db).execute({ accountId, formId, completedAt, now: at });
  return row ?? { ordinal: 1, bestBefore: null };
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
export const listHistory = (db: Reader, accountId: string, at: Date): Promise<HistoryRow[]> =>
  db
    .select({ result: summary, startedAt: attempts.startedAt, form: forms.content })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .innerJoin(forms, eq(forms.id, results.formId))
    .where(and(eq(results.accountId, accountId), isShown(results.attemptId, at)))
    .orderBy(desc(results.completedAt));
