import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, asc, eq, exists, gt, gte, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { attempts } from '../db/schema.ts';
import { assignedAttempts, assignments, classes, classMembers } from '../db/classes-schema.ts';
import { forms } from '../db/items-schema.ts';
import { results } from '../db/results-schema.ts';
import { enqueueAll } from '../platform/jobs/jobs.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { resultReady, resultShown } from '../results/events/result-events.ts';

/** A test that a student may take only for the class until the results of its assignment are shown. */
export interface HeldTest {
  formId: string;
  testName: LocalText;
  /** The assignment, and the class to go to. */
  assignment: string;
  className: string;
}

/** Whether the student has an attempt at the assignment that meets the condition. */
const hasAttempt = (db: Reader, studentId: string, condition?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(assignedAttempts)
      .innerJoin(attempts, eq(attempts.id, assignedAttempts.attemptId))
      .where(
        and(
          eq(assignedAttempts.assignmentId, assignments.id),
          eq(assignedAttempts.studentId, studentId),
          condition,
        ),
      ),
  );

/**
 * Lists the tests that the student may not take privately at the moment. An assignment holds its test from its creation until
 * its results are shown; with immediate results, until the student has taken it or the assignment has closed. The test stays held
 * for a student who took it and left the class, so that leaving does not open the way to the keys. A canceled
 * assignment holds its test only for students who took it.
 */
export function listHeldTests(
  db: Reader,
  studentId: string,
  now: Date,
  formId?: string,
): Promise<HeldTest[]> {
  const isMember = exists(
    db
      .select({ one: sql`1` })
      .from(classMembers)
      .where(
        and(eq(classMembers.classId, assignments.classId), eq(classMembers.studentId, studentId)),
      ),
  );
  const isUnseen = or(isNull(assignments.resultsVisibleAt), gt(assignments.resultsVisibleAt, now));
  const isAwaited = and(
    gt(assignments.closesAt, now),
    not(hasAttempt(db, studentId, ne(attempts.state, 'running'))),
  );
  return db
    .select({
      formId: assignments.formId,
      testName: sql<LocalText>`${forms.content} -> 'name'`,
      assignment: assignments.id,
      className: classes.name,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .innerJoin(forms, eq(forms.id, assignments.formId))
    .where(
      and(
        sql`${assignments.id} in (
          select ${assignments.id} from ${classMembers}
          join ${assignments} on ${assignments.classId} = ${classMembers.classId}
          where ${classMembers.studentId} = ${studentId}
          union
          select ${assignedAttempts.assignmentId} from ${assignedAttempts}
          where ${assignedAttempts.studentId} = ${studentId})`,
        formId === undefined ? undefined : eq(assignments.formId, formId),
        or(
          and(isMember, isNull(assignments.canceledAt), or(isUnseen, isAwaited)),
          and(isUnseen, hasAttempt(db, studentId)),
        ),
      ),
    )
    .orderBy(asc(assignments.closesAt), asc(assignments.id));
}

/** Lists the items of these forms and of every test for classes. A fresh form must contain none of them. */
export async function listItemsOfForms(db: Reader, formIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ item: string }>(sql`
    select distinct jsonb_path_query(content, '$.modules[*].slots[*].item') #>> '{}' as item
    from ${forms} where id = any(${sql.param([...formIds])}::text[]) or is_for_classes`);
  return rows.map(({ item }) => item);
}

/**
 * Lists the class members' scored attempts at the assigned test that were completed after it was assigned, also private ones and
 * those for another class: their results are withheld too.
 */
export async function listAlsoWithheld(
  db: Reader,
  { assignment, classId, student }: { assignment?: string; classId?: string; student?: string },
): Promise<{ attempt: string }[]> {
  return db
    .selectDistinct({ attempt: results.attemptId })
    .from(assignments)
    .innerJoin(classMembers, eq(classMembers.classId, assignments.classId))
    .innerJoin(
      results,
      and(eq(results.accountId, classMembers.studentId), eq(results.formId, assignments.formId)),
    )
    .where(
      and(
        assignment === undefined ? undefined : eq(assignments.id, assignment),
        classId === undefined ? undefined : eq(assignments.classId, classId),
        student === undefined ? undefined : eq(classMembers.studentId, student),
        gte(results.completedAt, assignments.createdAt),
      ),
    );
}

/**
 * Enqueues the jobs for the results that `listAlsoWithheld` returns, because the assignment is canceled or the student leaves the
 * class. Call it before the change; the jobs run after the commit, and skip results that another assignment still withholds.
 */
export async function announceAlsoWithheld(
  tx: Transaction,
  query: Parameters<typeof listAlsoWithheld>[1],
): Promise<void> {
  const attemptsToShow = await listAlsoWithheld(tx, query);
  await enqueueAll(tx, resultShown, attemptsToShow);
  await enqueueAll(tx, resultReady, attemptsToShow);
}
