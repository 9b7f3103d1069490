import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { and, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { isOver } from '../../following/assigned-attempts.ts';
import { prepareOnce } from '../../platform/postgres/prepare-once.ts';
import { assignedAttempts, assignments } from '../../db/classes-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import {
  hasConsent,
  isShown,
  shownFrom,
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
  /** Sees the results of everybody. */
  seesAll: boolean;
  /** Sees the results of linked students. */
  followsChildren: boolean;
  /** Sees results of tests that were assigned to their classes. */
  teaches: boolean;
  /** Hash of the secret in a shared link. */
  shareHash?: Buffer | undefined;
}

export interface VisibleAttempt {
  attempt: typeof attempts.$inferSelect;
  form: Form;
  student: { name: string; goalScore: number | null; testDate: string | null };
  result: StoredResult | null;
  /** The class assignment; null if there is none. */
  assignment: {
    id: string;
  } | null;
  /** When the student may see a withheld result; null until that is known. */
  shownFrom: Date | null;
  /** Whether an assignment withholds the result from the student. */
  isWithheld: boolean;
  /** Whether the viewer teaches the class of the assignment. */
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
  isVisible: SQL | undefined;
  isTaught: SQL<boolean>;
}

/** Leaves out conditions that cannot apply to this kind of viewer: PostgreSQL would plan them all the same. */
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
  return { isVisible: and(eq(attempts.id, sql.placeholder('id')), maySee), isTaught };
}

/** Viewers of the same kind share a prepared statement. */
const kindOf = ({ accountId, seesAll, followsChildren, teaches }: Viewer): string =>
  [accountId !== undefined, seesAll, followsChildren, teaches].map(Number).join('');

/** Builds one statement for each kind of viewer. */
function forViewers<Statement>(
  build: (db: Reader, conditions: Conditions, kind: string) => Statement,
): (db: Reader, viewer: Viewer) => Statement {
  const statements = new Map<string, (db: Reader) => Statement>();
  return (db, viewer) => {
    const kind = kindOf(viewer);
    const statement =
      statements.get(kind) ?? prepareOnce((reader) => build(reader, conditionsFor(viewer), kind));
    statements.set(kind, statement);
    return statement(db);
  };
}

/** The values of the placeholders in these conditions. */
const placeholderValues = (
  id: string,
  { accountId, shareHash = Buffer.alloc(0) }: Viewer,
  at: Date,
) => ({
  id,
  accountId,
  shareHash,
  now: at,
  today: dayOf(at),
});

/** The student and those who see all results also see an attempt without a result, or with an invalidated one. */
export const canSeeAnyState = (viewer: Viewer, { accountId }: { accountId: string }): boolean =>
  viewer.seesAll || accountId === viewer.accountId;

const visibleScored = forViewers((db, { isVisible }, kind) =>
  db
    .select({ accountId: attempts.accountId, result: results.attemptId })
    .from(attempts)
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(isVisible)
    .prepare(`visible_scored_${kind}`),
);

/** Whether an attempt has a result; undefined if the viewer may not see the attempt. */
export async function isVisibleScored(
  db: Reader,
  id: string,
  viewer: Viewer,
  at: Date,
): Promise<boolean | undefined> {
  const [row] = await visibleScored(db, viewer).execute(placeholderValues(id, viewer, at));
  if (!row || (row.result === null && !canSeeAnyState(viewer, row))) return undefined;
  return row.result !== null;
}

const visibleAttempt = forViewers((db, { isVisible, isTaught }, kind) =>
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
      assignment: { id: assignments.id },
      shownFrom: shownFrom(attempts.id, now),
      isWithheld: sql<boolean>`not ${isShown(attempts.id, now)}`,
      isTaught,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .leftJoin(assignedAttempts, eq(assignedAttempts.attemptId, attempts.id))
    .leftJoin(assignments, eq(assignments.id, assignedAttempts.assignmentId))
    .where(isVisible)
    .prepare(`visible_attempt_${kind}`),
);

/** Uses one query for all cases, so that the time of a reply does not reveal whether an invisible attempt exists. */
export async function findVisible(
  db: Reader,
  id: string,
  viewer: Viewer,
  at: Date,
): Promise<VisibleAttempt | undefined> {
  const [row] = await visibleAttempt(db, viewer).execute(placeholderValues(id, viewer, at));
  return row;
}

/** Whether no student of the class can take the test anymore. */
export async function isAssignmentOver(db: Reader, id: string, at: Date): Promise<boolean> {
  const { rows } = await db.execute<{ over: boolean }>(
    sql`select ${isOver(sql`${id}::uuid`, at)} as over`,
  );
  return rows[0]?.over ?? false;
}

type BestBefore = NonNullable<ReadyReport['bestBefore']>;

const historySummary = prepareOnce((db) => {
  const completedAt = sql.placeholder('completedAt');
  const isBefore = and(
    lt(results.completedAt, completedAt),
    isNull(results.invalidatedAt),
    isShown(results.attemptId, now),
  );
  const isSameForm = eq(results.formId, sql.placeholder('formId'));
  const isOwn = eq(results.accountId, sql.placeholder('accountId'));
  // Nested, because a select from one table names its own columns without their table.
  const bestAttempt = sql`(array_agg(${results.attemptId} order by ${results.totalScore} desc, ${results.completedAt})
    filter (where ${isBefore} and ${results.totalScore} is not null))[1]`;
  return db
    .select({
      ordinal: sql<number>`count(*) filter (where ${isSameForm})`.mapWith(Number),
      bestBefore: sql<BestBefore | null>`(
        select jsonb_build_object('score', best.total_score, 'low', best.score #> '{total,low}',
          'high', best.score #> '{total,high}', 'method', best.method)
        from results as best where best.attempt_id = ${bestAttempt})`,
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
): Promise<{ ordinal: number; bestBefore: BestBefore | null }> {
  const [row] = await historySummary(db).execute({ accountId, formId, completedAt, now: at });
  return row ?? { ordinal: 1, bestBefore: null };
}
