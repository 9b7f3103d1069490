import type { AssignmentCard, ResultTime } from '@bac/contract/following/assignments.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { isOpen, isOver } from '../assigned-attempts.ts';
import { assignedAttempts, assignments, classes, classMembers } from '../../db/classes-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { isInClass } from '../access.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import { isBeingTaken } from '../../attempts/being-taken.ts';
import { Refused } from '../../platform/http/refused.ts';

export type AssignmentRow = typeof assignments.$inferSelect;

/** An assignment with its class and test, and numbers of the class's students by progress. */
export interface ListedAssignment {
  id: string;
  class: { id: string; name: string };
  formId: string;
  blueprint: BlueprintId;
  testName: LocalText;
  note: string;
  opensAt: Date;
  closesAt: Date;
  attempts: number;
  sections: Section[];
  resultTime: ResultTime;
  resultsVisibleAt: Date | null;
  canceledAt: Date | null;
  /** It can be started now. */
  isOpen: boolean;
  /** Nobody can start it any more, and nobody is taking it. */
  isOver: boolean;
  students: number;
  started: number;
  testTakers: number;
  submitted: number;
}

interface Filter {
  teacherId: string;
  classId: string;
  assignment?: string;
}

const isMember = isInClass(assignments.classId, assignedAttempts.studentId);

const countStudents = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(distinct ${assignedAttempts.studentId}) filter (where ${condition}))::int`;

/** Lists the assignments of a class of this teacher, newest window first. */
export function listAssignments(
  db: Reader,
  { teacherId, classId, assignment }: Filter,
  now: Date,
): Promise<ListedAssignment[]> {
  return db
    .select({
      id: assignments.id,
      class: { id: classes.id, name: classes.name },
      formId: assignments.formId,
      blueprint: forms.blueprint,
      testName: sql<LocalText>`${forms.content} -> 'name'`,
      note: assignments.note,
      opensAt: assignments.opensAt,
      closesAt: assignments.closesAt,
      attempts: assignments.attempts,
      sections: assignments.sections,
      resultTime: assignments.resultTime,
      resultsVisibleAt: assignments.resultsVisibleAt,
      canceledAt: assignments.canceledAt,
      isOpen: sql<boolean>`(${isOpen(now)})`,
      isOver: isOver(assignments.id, now),
      students: sql<number>`(select count(*)::int from ${classMembers} where ${classMembers.classId} = ${classes.id})`,
      started: countStudents(sql`true`),
      testTakers: countStudents(isBeingTaken(now)),
      submitted: countStudents(sql`${attempts.state} = 'completed'`),
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .innerJoin(forms, eq(forms.id, assignments.formId))
    .leftJoin(assignedAttempts, and(eq(assignedAttempts.assignmentId, assignments.id), isMember))
    .leftJoin(attempts, eq(attempts.id, assignedAttempts.attemptId))
    .where(
      and(
        eq(classes.id, classId),
        eq(classes.teacherId, teacherId),
        assignment === undefined ? undefined : eq(assignments.id, assignment),
      ),
    )
    .groupBy(assignments.id, classes.id, forms.id)
    .orderBy(desc(assignments.opensAt), desc(assignments.id));
}

export const testOf = ({
  formId,
  blueprint,
  testName,
}: ListedAssignment): AssignmentCard['test'] => ({
  id: formId,
  kind: kindOf[blueprint],
  name: testName,
});

export const toAssignmentCard = (row: ListedAssignment): AssignmentCard => ({
  id: row.id,
  test: testOf(row),
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  students: row.students,
  started: row.started,
  testTakers: row.testTakers,
  submitted: row.submitted,
  isCanceled: row.canceledAt !== null,
});

export async function getAssignment(
  db: Reader,
  filter: Required<Filter>,
  now: Date,
): Promise<ListedAssignment> {
  const [found] = await listAssignments(db, filter, now);
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

/** Locks the assignment until the transaction ends, so that starts wait. The caller has checked that the class is the teacher's. */
export async function lockAssignment(
  tx: Transaction,
  classId: string,
  id: string,
): Promise<AssignmentRow | undefined> {
  const [found] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.classId, classId)))
    .for('update');
  return found;
}

export async function hasStarted(db: Reader, id: string): Promise<boolean> {
  return (await db.$count(assignedAttempts, eq(assignedAttempts.assignmentId, id))) > 0;
}

/** Returns false if the id exists. */
export async function insertAssignment(tx: Transaction, row: AssignmentRow): Promise<boolean> {
  const inserted = await tx
    .insert(assignments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: assignments.id });
  return inserted.length > 0;
}

export async function updateAssignment(
  tx: Transaction,
  id: string,
  change: Partial<AssignmentRow>,
): Promise<void> {
  await tx.update(assignments).set(change).where(eq(assignments.id, id));
}

/** Shows the results of assignments that closed by `closed` and were never released. */
export async function showUnreleased(db: Reader, closed: Date, at: Date): Promise<void> {
  await db
    .update(assignments)
    .set({ resultsVisibleAt: at, notifiedAt: null })
    .where(and(isNull(assignments.resultsVisibleAt), lte(assignments.closesAt, closed)));
}

/** Lists the attempts for the assignment that have a result. */
export async function listScored(db: Reader, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ attempt: string }>(sql`
    select sat.attempt_id as attempt from assigned_attempts sat
    join results on results.attempt_id = sat.attempt_id
    where sat.assignment_id = ${id}`);
  return rows.map(({ attempt }) => attempt);
}
