import type { ListedScore } from '@bac/contract/results/score-range.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import {
  assignedAttempts,
  assignments,
  classes,
  classMembers,
} from '../../../db/classes-schema.ts';
import type { Reader } from '../../../platform/postgres/database.ts';
import { familyLinks } from '../../../db/family-schema.ts';
import { isShown, mayFollowAsParent } from '../../access.ts';
import { forms } from '../../../db/items-schema.ts';
import { listedTotal } from '../../../db/listed-score.ts';
import { results } from '../../../db/results-schema.ts';
import { attempts } from '../../../db/schema.ts';
import { isBeingTaken } from '../../../attempts/being-taken.ts';
import { startOfDay } from '../../../platform/postgres/vietnam-day.ts';

/** Each query reads many students at once, so that a family costs as many queries as one child. */
type Students = string[];

export const followedColumns = {
  link: familyLinks.id,
  getsWeeklyEmail: familyLinks.getsWeeklyEmail,
  student: {
    id: accounts.id,
    name: accounts.fullName,
    goalScore: accounts.goalScore,
    testDate: accounts.testDate,
  },
};

export interface FollowedStudent {
  link: string;
  getsWeeklyEmail: boolean;
  student: { id: string; name: string; goalScore: number | null; testDate: string | null };
}

/** Lists the parent's students in the order in which they were linked. */
export const listFollowed = (db: Reader, parentId: string): Promise<FollowedStudent[]> =>
  db
    .select(followedColumns)
    .from(familyLinks)
    .innerJoin(accounts, eq(accounts.id, familyLinks.studentId))
    .where(and(eq(familyLinks.parentId, parentId), isNull(familyLinks.endedAt)))
    .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id));

/** A student whose results this parent may see at this moment. */
export async function findFollowed(
  db: Reader,
  parentId: string,
  studentId: string,
  today: string,
): Promise<{ name: string } | undefined> {
  const [found] = await db
    .select({ name: accounts.fullName })
    .from(accounts)
    .where(and(eq(accounts.id, studentId), mayFollowAsParent(parentId, accounts.id, today)));
  return found;
}

const testName = sql<LocalText>`${forms.content} -> 'name'`;

/** Valid results. That a test was done is no secret while a class withholds its result. */
const validResults = (students: Students) =>
  and(inArray(results.accountId, students), isNull(results.invalidatedAt));

/** Valid results that no assignment withholds. */
const shownResults = (students: Students, now: Date) =>
  and(validResults(students), isShown(results.attemptId, now));

type Result = typeof results.$inferSelect;
type Timed = Pick<Result['outcomes'][number], 'module' | 'result' | 'ms'>;

const resultColumns = {
  attempt: results.attemptId,
  student: results.accountId,
  blueprint: forms.blueprint,
  name: testName,
  completedAt: results.completedAt,
  right: results.right,
  questions: results.questions,
  usedMs: results.usedMs,
  method: results.method,
  score: results.score,
  modules: results.modules,
  /** Only the timing of each question: a hundred results have ten thousand questions. */
  timed: sql<Timed[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'module', each -> 'module', 'result', each -> 'result', 'ms', each -> 'ms') order by place), '[]')
    from jsonb_array_elements(${results.outcomes}) with ordinality as listed(each, place))`,
};

/** Lists the latest result of each student. */
export const listLatestResults = (db: Reader, students: Students, now: Date) =>
  db
    .selectDistinctOn([results.accountId], resultColumns)
    .from(results)
    .innerJoin(forms, eq(forms.id, results.formId))
    .where(shownResults(students, now))
    .orderBy(results.accountId, desc(results.completedAt));

export type ShownResult = Awaited<ReturnType<typeof listLatestResults>>[number];

const mostListed = 100;

/** Newest first. */
export const listResultsOf = (db: Reader, student: string, now: Date): Promise<ShownResult[]> =>
  db
    .select(resultColumns)
    .from(results)
    .innerJoin(forms, eq(forms.id, results.formId))
    .where(shownResults([student], now))
    .orderBy(desc(results.completedAt))
    .limit(mostListed);

const mostInTrend = 20;

/** The latest totals of each student, oldest first. */
export async function listTotals(db: Reader, students: Students, now: Date) {
  const totals = db
    .select({
      student: results.accountId,
      attempt: results.attemptId,
      completedAt: results.completedAt,
      method: results.method,
      total: sql<ListedScore>`${listedTotal}`.as('total'),
      rank: sql<number>`row_number() over (partition by ${results.accountId} order by ${results.completedAt} desc)`.as(
        'rank',
      ),
    })
    .from(results)
    .where(and(shownResults(students, now), isNotNull(results.totalScore)))
    .as('totals');
  return db
    .select()
    .from(totals)
    .where(sql`${totals.rank} <= ${mostInTrend}`)
    .orderBy(asc(totals.completedAt));
}

/** Time used in completed tests, by the Monday that began the week in Vietnam. */
export function sumTimeByWeek(db: Reader, students: Students, since: string) {
  const week = sql<string>`to_char(date_trunc('week', ${results.completedAt} at time zone 'Asia/Ho_Chi_Minh'), 'YYYY-MM-DD')`;
  return db
    .select({
      student: results.accountId,
      week,
      usedMs: sql<number>`sum(${results.usedMs})::float8`,
    })
    .from(results)
    .where(and(validResults(students), gte(results.completedAt, startOfDay(since))))
    .groupBy(results.accountId, week);
}

/** What was completed in a period, and how many of the results a class withholds. */
export const listCompleted = (db: Reader, students: Students, since: Date, until: Date) =>
  db
    .select({
      student: results.accountId,
      tests: sql<number>`count(*)::int`,
      withheld: sql<number>`(count(*) filter (where not ${isShown(results.attemptId, until)}))::int`,
      questions: sql<number>`sum(${results.questions})::int`,
      usedMs: sql<number>`sum(${results.usedMs})::float8`,
    })
    .from(results)
    .where(
      and(validResults(students), gte(results.completedAt, since), lt(results.completedAt, until)),
    )
    .groupBy(results.accountId);

/** The test that each student is taking at this moment; the latest if there are several. */
export const listInProgress = (db: Reader, students: Students, now: Date) =>
  db
    .selectDistinctOn([attempts.accountId], {
      student: attempts.accountId,
      test: testName,
      startedAt: attempts.startedAt,
    })
    .from(attempts)
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(inArray(attempts.accountId, students), isBeingTaken(now)))
    .orderBy(attempts.accountId, desc(attempts.startedAt));

/** The next assignment of each student that they have not started. */
export const listNextAssignments = (db: Reader, students: Students, now: Date) =>
  db
    .selectDistinctOn([classMembers.studentId], {
      student: classMembers.studentId,
      test: testName,
      class: classes.name,
      closesAt: assignments.closesAt,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .innerJoin(forms, eq(forms.id, assignments.formId))
    .leftJoin(
      assignedAttempts,
      and(
        eq(assignedAttempts.assignmentId, assignments.id),
        eq(assignedAttempts.studentId, classMembers.studentId),
      ),
    )
    .where(
      and(
        inArray(classMembers.studentId, students),
        isNull(assignments.canceledAt),
        gt(assignments.closesAt, now),
        isNull(assignedAttempts.attemptId),
      ),
    )
    .orderBy(classMembers.studentId, asc(assignments.closesAt));
