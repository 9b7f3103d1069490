import { compareNames } from '@bac/exam/name-order.ts';
import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import { and, asc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import { assignedAttempts, classMembers } from '../../../db/classes-schema.ts';
import type { Reader } from '../../../platform/postgres/database.ts';
import { hasConsent } from '../../access.ts';
import { listedSections, listedTotal } from '../../../db/listed-score.ts';
import { results } from '../../../db/results-schema.ts';
import { attempts } from '../../../db/schema.ts';
import { isBeingTaken } from '../../../attempts/being-taken.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';

type Result = NonNullable<AssignedAttempt['result']>;

/** A student of the class with one of their attempts, or null if they have none. */
interface AttemptRow {
  student: { id: string; name: string };
  joinedAt: Date;
  awaitsConsent: boolean;
  assignmentId: string | null;
  attempt: {
    id: string;
    state: 'running' | 'completed' | 'abandoned';
    startedAt: Date;
    endedAt: Date | null;
  } | null;
  isTakingTest: boolean;
  isInvalidated: boolean;
  result: Omit<Result, 'total' | 'sections'> | null;
  total: Result['total'];
  sections: Result['sections'];
}

export interface ClassAttempt {
  assignmentId: string;
  attempt: AssignedAttempt;
}

export interface AttemptsByStudent {
  student: { id: string; name: string };
  joinedAt: Date;
  awaitsConsent: boolean;
  /** The attempts for the class, earliest first. */
  attempts: ClassAttempt[];
}

interface Filter {
  classId: string;
  assignments: readonly string[];
  student?: string;
}

/** The members of the class by name, with their attempts at these assignments. Skips results of a child without consent. */
async function listRows(
  db: Reader,
  { classId, assignments, student }: Filter,
  now: Date,
): Promise<AttemptRow[]> {
  const mayShow = hasConsent(classMembers.studentId, dayOf(now));
  const rows = await db
    .select({
      student: { id: accounts.id, name: accounts.fullName },
      joinedAt: classMembers.joinedAt,
      awaitsConsent: sql<boolean>`${not(mayShow)}`,
      assignmentId: assignedAttempts.assignmentId,
      attempt: {
        id: attempts.id,
        state: attempts.state,
        startedAt: attempts.startedAt,
        endedAt: attempts.endedAt,
      },
      isTakingTest: sql<boolean>`coalesce(${isBeingTaken(now)}, false)`,
      isInvalidated: sql<boolean>`${isNotNull(results.invalidatedAt)}`,
      result: {
        right: results.right,
        questions: results.questions,
        seenBefore: results.seenBefore,
        usedMs: results.usedMs,
        method: results.method,
      },
      total: listedTotal,
      sections: listedSections,
    })
    .from(classMembers)
    .innerJoin(accounts, eq(accounts.id, classMembers.studentId))
    .leftJoin(
      assignedAttempts,
      and(
        eq(assignedAttempts.studentId, classMembers.studentId),
        inArray(assignedAttempts.assignmentId, [...assignments]),
      ),
    )
    .leftJoin(attempts, eq(attempts.id, assignedAttempts.attemptId))
    .leftJoin(results, and(eq(results.attemptId, attempts.id), mayShow))
    .where(
      and(
        eq(classMembers.classId, classId),
        student === undefined ? undefined : eq(classMembers.studentId, student),
      ),
    )
    .orderBy(asc(accounts.id), asc(attempts.startedAt));
  // Keeps the rows of one student together, also beside another of the same name.
  return rows.toSorted((one, other) => compareNames(one.student.name, other.student.name));
}

function stateOf({ attempt, isTakingTest }: AttemptRow): AssignedAttempt['state'] {
  if (attempt?.state === 'completed') return 'submitted';
  if (attempt?.state === 'abandoned') return 'abandoned';
  return isTakingTest ? 'active' : 'away';
}

function attemptsOf(row: AttemptRow): ClassAttempt[] {
  const { attempt, assignmentId, result, total, sections, isInvalidated } = row;
  if (!attempt || assignmentId === null) return [];
  return [
    {
      assignmentId,
      attempt: {
        attempt: attempt.id,
        state: stateOf(row),
        startedAt: attempt.startedAt.toISOString(),
        endedAt: attempt.endedAt?.toISOString() ?? null,
        isInvalidated,
        result: result && !isInvalidated ? { ...result, total, sections } : null,
      },
    },
  ];
}

export async function listClassAttempts(
  db: Reader,
  filter: Filter,
  now: Date,
): Promise<AttemptsByStudent[]> {
  const students = new Map<string, AttemptsByStudent>();
  for (const row of await listRows(db, filter, now)) {
    const { student, joinedAt, awaitsConsent } = row;
    const entry = students.get(student.id) ?? { student, joinedAt, awaitsConsent, attempts: [] };
    entry.attempts.push(...attemptsOf(row));
    students.set(student.id, entry);
  }
  return [...students.values()];
}
