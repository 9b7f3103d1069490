import { consentAge } from '@bac/contract/following/guardian-consent.ts';
import { gt, gte, isNull, or, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../db/accounts-schema.ts';
import { assignedAttempts, assignments, classes, classMembers } from '../db/classes-schema.ts';
import { familyLinks, guardianConsents } from '../db/family-schema.ts';
import { attempts } from '../db/schema.ts';

/**
 * The rules of who may follow whom, as query conditions: a query that uses one finds only the rows that the viewer may see. The
 * conditions name tables by aliases of their own, so that they fit into any query.
 */

type Operand = AnyColumn | SQL;
/** A value, or its placeholder in a prepared statement. */
type ValueOrPlaceholder<Value> = Value | Placeholder;

const studentAlias = alias(accounts, 'followed');
const consents = alias(guardianConsents, 'consents');
const links = alias(familyLinks, 'links');
const attemptAlias = alias(assignedAttempts, 'followed_attempt');
const assignmentAlias = alias(assignments, 'followed_assignment');
const classAlias = alias(classes, 'followed_class');
const members = alias(classMembers, 'members');
const sameTest = alias(attempts, 'same_test');

/**
 * Old enough to need no guardian. The date of birth decides for every role; without one, a student counts as a child and any
 * other account as an adult. `today` is the day in Vietnam.
 */
export const isOfAge = (
  today: ValueOrPlaceholder<string>,
  account: { dob: Operand; role: Operand } = { dob: accounts.dob, role: accounts.role },
): SQL<boolean> =>
  sql<boolean>`coalesce(${account.dob} <= (${today}::date - make_interval(years => ${consentAge}::int))::date, ${account.role} <> 'student')`;

/** Results of this student may be shown to others: the student is of age, or a guardian's consent is in force. */
export const hasConsent = (student: Operand, today: ValueOrPlaceholder<string>): SQL<boolean> =>
  sql<boolean>`(exists (
      select 1 from ${accounts} ${studentAlias}
      where ${studentAlias.id} = ${student} and ${isOfAge(today, studentAlias)})
    or exists (
      select 1 from ${guardianConsents} ${consents}
      where ${consents.studentId} = ${student} and ${isNull(consents.withdrawnAt)}))`;

/**
 * A student who is known to be under 16 and for whom no guardian's consent is in force: nothing but the registration may be
 * processed. Without a date of birth the team opened the account, and answers for the agreement.
 */
export const waitsForGuardian = (
  student: ValueOrPlaceholder<string>,
  today: ValueOrPlaceholder<string>,
): SQL<boolean> =>
  sql<boolean>`(exists (
      select 1 from ${accounts} ${studentAlias}
      where ${studentAlias.id} = ${student} and ${studentAlias.role} = 'student'
        and ${studentAlias.dob} is not null)
    and not ${hasConsent(sql`${student}::uuid`, today)})`;

/** The viewer is linked as a parent at this moment, and the student's results may be shown. */
export const mayFollowAsParent = (
  viewer: ValueOrPlaceholder<string>,
  student: Operand,
  today: ValueOrPlaceholder<string>,
): SQL =>
  sql`(exists (
      select 1 from ${familyLinks} ${links}
      where ${links.parentId} = ${viewer} and ${links.studentId} = ${student}
        and ${isNull(links.endedAt)})
    and ${hasConsent(student, today)})`;

/** The student is in the class at this moment; a class sees nothing of students who left. */
export const isInClass = (classId: Operand, student: Operand): SQL =>
  sql`exists (
    select 1 from ${classMembers} ${members}
    where ${members.classId} = ${classId} and ${members.studentId} = ${student})`;

/** The teacher of the class may see what this student did for it. */
export const mayShowToTeacher = (
  classId: Operand,
  student: Operand,
  today: ValueOrPlaceholder<string>,
): SQL => sql`(${isInClass(classId, student)} and ${hasConsent(student, today)})`;

/** The attempt was made for an assignment of a class that the viewer teaches and the student is still in. */
export const mayFollowAsTeacher = (
  viewer: ValueOrPlaceholder<string>,
  attempt: Operand,
  today: ValueOrPlaceholder<string>,
): SQL =>
  sql`exists (
    select 1 from ${assignedAttempts} ${attemptAlias}
    join ${assignments} ${assignmentAlias} on ${assignmentAlias.id} = ${attemptAlias.assignmentId}
    join ${classes} ${classAlias} on ${classAlias.id} = ${assignmentAlias.classId}
    where ${attemptAlias.attemptId} = ${attempt} and ${classAlias.teacherId} = ${viewer}
      and ${mayShowToTeacher(classAlias.id, attemptAlias.studentId, today)})`;

const isWithheldBy = (assignment: typeof assignmentAlias, now: ValueOrPlaceholder<Date>) =>
  or(isNull(assignment.resultsVisibleAt), gt(assignment.resultsVisibleAt, now));

/**
 * No assignment withholds the result from the student, their parents and holders of a shared link. An assignment without a time
 * withholds it until the teacher shows the results. An assignment of a class that the student is in also withholds other
 * attempts at its test, unless they had ended before it was made: they would give away its keys.
 */
export const isShown = (attempt: Operand, now: ValueOrPlaceholder<Date>): SQL =>
  sql`(not exists (
    select 1 from ${assignedAttempts} ${attemptAlias}
    join ${assignments} ${assignmentAlias} on ${assignmentAlias.id} = ${attemptAlias.assignmentId}
    where ${attemptAlias.attemptId} = ${attempt} and ${isWithheldBy(assignmentAlias, now)})
  and not exists (
    select 1 from ${attempts} ${sameTest}
    join ${classMembers} ${members} on ${members.studentId} = ${sameTest.accountId}
    join ${assignments} ${assignmentAlias}
      on ${assignmentAlias.classId} = ${members.classId} and ${assignmentAlias.formId} = ${sameTest.formId}
    where ${sameTest.id} = ${attempt} and ${isNull(assignmentAlias.canceledAt)}
      and ${isWithheldBy(assignmentAlias, now)}
      and ${or(isNull(sameTest.endedAt), gte(sameTest.endedAt, assignmentAlias.createdAt))}))`;

/**
 * When the last assignment shows this attempt's result, as far as that is known; null if a teacher has to release it. Only
 * meaningful for an attempt that is withheld.
 */
export const shownFrom = (attempt: Operand, now: ValueOrPlaceholder<Date>): SQL<Date | null> =>
  sql<string | null>`(
    select case when bool_and(${assignmentAlias.resultsVisibleAt} is not null)
      then max(${assignmentAlias.resultsVisibleAt}) end
    from ${attempts} ${sameTest}
    join ${assignments} ${assignmentAlias} on ${assignmentAlias.formId} = ${sameTest.formId}
    where ${sameTest.id} = ${attempt} and ${isWithheldBy(assignmentAlias, now)}
      and (exists (
          select 1 from ${assignedAttempts} ${attemptAlias}
          where ${attemptAlias.attemptId} = ${sameTest.id}
            and ${attemptAlias.assignmentId} = ${assignmentAlias.id})
        or (${isNull(assignmentAlias.canceledAt)}
          and ${isInClass(assignmentAlias.classId, sameTest.accountId)}
          and ${or(isNull(sameTest.endedAt), gte(sameTest.endedAt, assignmentAlias.createdAt))})))`.mapWith(
    (at: string) => new Date(at),
  );
