import type { Section } from '@bac/exam/item/section.ts';
import { and, count, eq, gt, isNull, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assignedAttempts, assignments, classMembers } from '../db/classes-schema.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { attempts } from '../db/schema.ts';
import { isSitting } from '../attempts/sitting.ts';

/** What an assignment says to whoever starts it; the only place where an attempt and an assignment come together. */

const asked = alias(assignments, 'asked_for');
const sat = alias(assignedAttempts, 'sat_for');

/** Can be started now. For a query that reads assignments. */
export const isOpen = (now: Date): SQL | undefined =>
  and(
    isNull(assignments.cancelledAt),
    lte(assignments.opensAt, now),
    gt(assignments.closesAt, now),
  );

/** Nobody can start it any more, and nobody sits it any more: only then may its questions be told. */
export const isOver = (assignment: AnyColumn | SQL, now: Date): SQL<boolean> =>
  sql<boolean>`(exists (
      select 1 from ${assignments} ${asked}
      where ${asked.id} = ${assignment}
        and (${asked.cancelledAt} is not null or ${lte(asked.closesAt, now)}))
    and not exists (
      select 1 from ${assignedAttempts} ${sat}
      join ${attempts} on ${attempts.id} = ${sat.attemptId}
      where ${sat.assignmentId} = ${assignment} and ${isSitting(now)}))`;

interface Wish {
  assignment: string;
  student: string;
  test: string;
  at: Date;
}

/**
 * The sections to be sat, where the student is in the class, the window is open, the test is that one and attempts are left;
 * undefined otherwise. Until the transaction ends the terms stay as they are, and membership is held, so that two starts of
 * the same student are counted one after the other.
 */
export async function findOpenAssignment(
  tx: Transaction,
  { assignment, student, test, at }: Wish,
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

export async function insertAssigned(
  tx: Transaction,
  { attempt, assignment, student }: { attempt: string; assignment: string; student: string },
): Promise<void> {
  await tx
    .insert(assignedAttempts)
    .values({ attemptId: attempt, assignmentId: assignment, studentId: student });
}

/** For which assignment an attempt is being sat; undefined where somebody sits it for themselves. */
export async function findAssignmentOf(db: Reader, attempt: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: assignedAttempts.assignmentId })
    .from(assignedAttempts)
    .where(eq(assignedAttempts.attemptId, attempt));
  return row?.id;
}
