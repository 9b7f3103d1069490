import type { Section } from '@bac/exam/item/section.ts';
import { and, count, eq, gt, isNull, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assignedAttempts, assignments, classMembers } from '../db/classes-schema.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { attempts } from '../db/schema.ts';
import { isBeingTaken } from '../attempts/being-taken.ts';

/** The terms of an assignment for starting an attempt; the only module that connects attempts and assignments. */

const assignmentAlias = alias(assignments, 'asked_for');
const attemptAlias = alias(assignedAttempts, 'sat_for');

/** Condition of a query on assignments: the assignment can be started now. */
export const isOpen = (now: Date): SQL | undefined =>
  and(isNull(assignments.canceledAt), lte(assignments.opensAt, now), gt(assignments.closesAt, now));

/** Nobody can start the assignment any more and nobody is taking it: only then may its questions be shown. */
export const isOver = (assignment: AnyColumn | SQL, now: Date): SQL<boolean> =>
  sql<boolean>`(exists (
      select 1 from ${assignments} ${assignmentAlias}
      where ${assignmentAlias.id} = ${assignment}
        and (${assignmentAlias.canceledAt} is not null or ${lte(assignmentAlias.closesAt, now)}))
    and not exists (
      select 1 from ${assignedAttempts} ${attemptAlias}
      join ${attempts} on ${attempts.id} = ${attemptAlias.attemptId}
      where ${attemptAlias.assignmentId} = ${assignment} and ${isBeingTaken(now)}))`;

interface StartRequest {
  assignment: string;
  student: string;
  test: string;
  at: Date;
}

/**
 * The sections to take, if the student is in the class, the window is open, the test matches and attempts are left; otherwise
 * undefined. Locks the terms and the membership until the transaction ends, so that two starts of one student are counted one
 * after the other.
 */
export async function findOpenAssignment(
  tx: Transaction,
  { assignment, student, test, at }: StartRequest,
): Promise<{ sections: Section[] } | undefined> {
  const [open] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.id, assignment), eq(assignments.formId, test), isOpen(at)))
    .for('share');
  const [member] = await tx
    .select({ id: classMembers.studentId })
    .from(classMembers)
    .where(
      and(
        eq(classMembers.classId, open?.classId ?? assignment),
        eq(classMembers.studentId, student),
      ),
    )
    .for('update');
  if (!open || !member) return undefined;
  const [used] = await tx
    .select({ count: count() })
    .from(assignedAttempts)
    .where(
      and(eq(assignedAttempts.assignmentId, assignment), eq(assignedAttempts.studentId, student)),
    );
  return (used?.count ?? 0) < open.attempts ? { sections: open.sections } : undefined;
}

export async function insertAssignedAttempt(
  tx: Transaction,
  { attempt, assignment, student }: { attempt: string; assignment: string; student: string },
): Promise<void> {
  await tx
    .insert(assignedAttempts)
    .values({ attemptId: attempt, assignmentId: assignment, studentId: student });
}

/** The assignment that an attempt is for; undefined for an attempt of the student's own. */
export async function findAssignmentOf(db: Reader, attempt: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: assignedAttempts.assignmentId })
    .from(assignedAttempts)
    .where(eq(assignedAttempts.attemptId, attempt));
  return row?.id;
}
