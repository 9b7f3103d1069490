import { assignedGraceMs } from '@bac/exam/attempt/settle.ts';
import { combineAllowances, type GrantedAllowance } from '@bac/exam/blueprint/granted-allowance.ts';
import type { Section } from '@bac/exam/item/section.ts';
import {
  and,
  count,
  eq,
  gt,
  isNull,
  lt,
  lte,
  max,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assignedAttempts, assignments, classMembers } from '../db/classes-schema.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { attempts } from '../db/schema.ts';
import { isBeingTaken } from '../attempts/being-taken.ts';
import { listGrants } from './allowances/store.ts';

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

/** The terms that apply to an attempt from its start. */
export interface OpenAssignment {
  sections: Section[];
  closesAt: Date;
  /** Granted by the teacher or the team. The student's own preferences do not count. */
  allowance: GrantedAllowance;
}

/**
 * The terms, if the student is in the class, the window is open, the test matches and attempts are left; otherwise
 * undefined. Locks the terms and the membership until the transaction ends, so that two starts of one student are counted one
 * after the other.
 */
export async function findOpenAssignment(
  tx: Transaction,
  { assignment, student, test, at }: StartRequest,
): Promise<OpenAssignment | undefined> {
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
  if ((used?.count ?? 0) >= open.attempts) return undefined;
  const allowance = combineAllowances(await listGrants(tx, student, open.classId));
  return { sections: open.sections, closesAt: open.closesAt, allowance };
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

/**
 * Results that are shown after the close wait for an attempt that was given more time. Changes nothing if they are shown already.
 */
export async function postponeResults(
  tx: Transaction,
  { attempt, endsBy, now }: { attempt: string; endsBy: number | undefined; now: Date },
): Promise<void> {
  const assignment = await findAssignmentOf(tx, attempt);
  if (endsBy === undefined || assignment === undefined) return;
  const until = new Date(endsBy + assignedGraceMs);
  await tx
    .update(assignments)
    .set({ resultsVisibleAt: until })
    .where(
      and(
        eq(assignments.id, assignment),
        eq(assignments.resultTime, 'after-close'),
        gt(assignments.resultsVisibleAt, now),
        lt(assignments.resultsVisibleAt, until),
      ),
    );
}

/** When the last attempt in progress is over at the latest; null if there is none. */
export async function findLastEnd(db: Reader, assignment: string): Promise<Date | null> {
  const [row] = await db
    .select({ last: max(attempts.endsBy) })
    .from(assignedAttempts)
    .innerJoin(attempts, eq(attempts.id, assignedAttempts.attemptId))
    .where(and(eq(assignedAttempts.assignmentId, assignment), eq(attempts.state, 'running')));
  return row?.last ?? null;
}
