import type { AssignmentCard, ResultTime } from '@bac/contract/following/assignments.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { isOpen, isOver } from '../assigned.ts';
import { assignedAttempts, assignments, classes, classMembers } from '../../db/classes-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { isInClass } from '../access.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import { isSitting } from '../../attempts/sitting.ts';
import { Refused } from '../../platform/http/refused.ts';

export type AssignmentRow = typeof assignments.$inferSelect;

/** With its class and test, and how many of those in the class have come how far. */
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
  shows: ResultTime;
  shownAt: Date | null;
  cancelledAt: Date | null;
  /** Can be started now. */
  isOpen: boolean;
  /** Can be started no more, and nobody sits it. */
  isOver: boolean;
  students: number;
  started: number;
  sitting: number;
  submitted: number;
}

interface Wanted {
  teacherId: string;
  classId: string;
  assignment?: string;
}

const isMember = isInClass(assignments.classId, assignedAttempts.studentId);

const studentsWho = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(distinct ${assignedAttempts.studentId}) filter (where ${condition}))::int`;

/** Newest window first; of a class that the person teaches. */
export function listAssignments(
  db: Reader,
  { teacherId, classId, assignment }: Wanted,
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
      shows: assignments.shows,
      shownAt: assignments.shownAt,
      cancelledAt: assignments.cancelledAt,
      isOpen: sql<boolean>`(${isOpen(now)})`,
      isOver: isOver(assignments.id, now),
      students: sql<number>`(select count(*)::int from ${classMembers} where ${classMembers.classId} = ${classes.id})`,
      started: studentsWho(sql`true`),
      sitting: studentsWho(isSitting(now)),
      submitted: studentsWho(sql`${attempts.state} = 'completed'`),
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

export const toCard = (row: ListedAssignment): AssignmentCard => ({
  id: row.id,
  test: testOf(row),
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  students: row.students,
  started: row.started,
  sitting: row.sitting,
  submitted: row.submitted,
  isCancelled: row.cancelledAt !== null,
});

export async function getAssignment(
  db: Reader,
  wanted: Required<Wanted>,
  now: Date,
): Promise<ListedAssignment> {
  const [found] = await listAssignments(db, wanted, now);
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

/** Held until the transaction ends: who starts it meanwhile waits. Of a class that was found to be the teacher's. */
export async function findToChange(
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

export async function hasBegun(db: Reader, id: string): Promise<boolean> {
  return (await db.$count(assignedAttempts, eq(assignedAttempts.assignmentId, id))) > 0;
}

/** False where that id is taken. */
export async function insertAssignment(tx: Transaction, row: AssignmentRow): Promise<boolean> {
  const made = await tx
    .insert(assignments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: assignments.id });
  return made.length > 0;
}

export async function updateAssignment(
  tx: Transaction,
  id: string,
  change: Partial<AssignmentRow>,
): Promise<void> {
  await tx.update(assignments).set(change).where(eq(assignments.id, id));
}

/** Shows what closed until `closed` and was never released. */
export async function showForgotten(db: Reader, closed: Date, at: Date): Promise<void> {
  await db
    .update(assignments)
    .set({ shownAt: at, toldAt: null })
    .where(and(isNull(assignments.shownAt), lte(assignments.closesAt, closed)));
}

/** Of the attempts sat for it, those that have a result. */
export async function listScored(db: Reader, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ attempt: string }>(sql`
    select sat.attempt_id as attempt from assigned_attempts sat
    join results on results.attempt_id = sat.attempt_id
    where sat.assignment_id = ${id}`);
  return rows.map(({ attempt }) => attempt);
}
