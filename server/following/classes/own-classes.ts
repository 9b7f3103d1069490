import type { Preferences } from '@bac/contract/accounts/profile.ts';
import type { OwnAssignment } from '@bac/contract/following/assignments.ts';
import type { OwnClass } from '@bac/contract/following/classes.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import { combineAllowances, covers } from '@bac/exam/blueprint/granted-allowance.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { assignedAttempts, assignments, classes, classMembers } from '../../db/classes-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listGrantsOf } from '../allowances/store.ts';
import { awaitsConsent } from './members-store.ts';

const listOwnClasses = (db: Reader, studentId: string) =>
  db
    .select({
      id: classes.id,
      name: classes.name,
      teacher: accounts.fullName,
      joinedAt: classMembers.joinedAt,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .leftJoin(accounts, eq(accounts.id, classes.teacherId))
    .where(eq(classMembers.studentId, studentId))
    .orderBy(desc(classMembers.joinedAt));

const mostAssignments = 100;

/** Latest closing time first, without canceled assignments and those that closed before the student joined. */
function listOwnAssignments(db: Reader, studentId: string) {
  const own = sql`lateral (
    select count(*)::int as used_attempts,
      (array_agg(${attempts.id}) filter (where ${attempts.state} = 'running'))[1] as running,
      (array_agg(${attempts.id} order by ${attempts.startedAt} desc)
        filter (where ${attempts.state} = 'completed'))[1] as latest
    from ${assignedAttempts}
    join ${attempts} on ${attempts.id} = ${assignedAttempts.attemptId}
    where ${assignedAttempts.assignmentId} = ${assignments.id}
      and ${assignedAttempts.studentId} = ${classMembers.studentId}) as own`;
  return db
    .select({
      assignment: assignments,
      class: { id: classes.id, name: classes.name, teacher: accounts.fullName },
      blueprint: forms.blueprint,
      testName: sql<LocalText>`${forms.content} -> 'name'`,
      usedAttempts: sql<number>`own.used_attempts`,
      running: sql<string | null>`own.running`,
      latest: sql<string | null>`own.latest`,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .leftJoin(accounts, eq(accounts.id, classes.teacherId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .innerJoin(forms, eq(forms.id, assignments.formId))
    .innerJoin(own, sql`true`)
    .where(
      and(
        eq(classMembers.studentId, studentId),
        isNull(assignments.canceledAt),
        // A student who left and joined again sees what they took before.
        or(gt(assignments.closesAt, classMembers.joinedAt), sql`own.used_attempts > 0`),
      ),
    )
    .orderBy(desc(assignments.closesAt), desc(assignments.id))
    .limit(mostAssignments);
}

type Row = Awaited<ReturnType<typeof listOwnAssignments>>[number] & { blueprint: BlueprintId };

interface StudentAllowances {
  grants: Awaited<ReturnType<typeof listGrantsOf>>;
  preferences: Partial<Preferences>;
}

function allowanceFor(
  classId: string,
  { grants, preferences }: StudentAllowances,
): Pick<OwnAssignment, 'allowance' | 'isPreferenceIgnored'> {
  const allowance = combineAllowances(
    grants.filter((grant) => grant.classId === null || grant.classId === classId),
  );
  return { allowance, isPreferenceIgnored: !covers(allowance, preferences) };
}

async function findPreferences(db: Reader, studentId: string): Promise<Partial<Preferences>> {
  const [row] = await db
    .select({ preferences: accounts.preferences })
    .from(accounts)
    .where(eq(accounts.id, studentId));
  return row?.preferences ?? {};
}

function toOwnAssignment(
  { assignment, blueprint, testName, ...row }: Row,
  allowances: StudentAllowances,
  now: Date,
): OwnAssignment {
  const { id, formId, note, sections, opensAt, closesAt, resultTime, resultsVisibleAt } =
    assignment;
  return {
    ...row,
    id,
    test: { id: formId, kind: kindOf[blueprint], name: testName },
    note,
    sections,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    attempts: assignment.attempts,
    resultTime,
    areResultsVisible: resultsVisibleAt !== null && resultsVisibleAt <= now,
    ...allowanceFor(row.class.id, allowances),
  };
}

/** The classes that a student is in, and their assignments. */
export async function readOwnClasses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
): Promise<{ classes: OwnClass[]; assignments: OwnAssignment[] }> {
  const now = clock.now();
  const [own, assignmentRows, isAwaitingConsent, grants, preferences] = await Promise.all([
    listOwnClasses(db, studentId),
    listOwnAssignments(db, studentId),
    awaitsConsent(db, studentId, now),
    listGrantsOf(db, studentId),
    findPreferences(db, studentId),
  ]);
  return {
    classes: own.map(({ joinedAt, ...each }) => ({
      ...each,
      joinedAt: joinedAt.toISOString(),
      awaitsConsent: isAwaitingConsent,
    })),
    assignments: assignmentRows.map((row) => toOwnAssignment(row, { grants, preferences }, now)),
  };
}
