import { consentAge } from '@bac/contract/following/guardian-consent.ts';
import { gt, isNull, or, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../db/accounts-schema.ts';
import { assignedAttempts, assignments, classes, classMembers } from '../db/classes-schema.ts';
import { familyLinks, guardianConsents } from '../db/family-schema.ts';

/**
 * Who may follow whom, written once, as conditions of a query: what is not found was not allowed. Each names its tables anew,
 * so that it can stand in any query, whatever that reads.
 */

type Of = AnyColumn | SQL;
/** A value, or its place in a statement that is written down once. */
type Given<Value> = Value | Placeholder;

const followed = alias(accounts, 'followed');
const consents = alias(guardianConsents, 'consents');
const links = alias(familyLinks, 'links');
const sat = alias(assignedAttempts, 'sat');
const asked = alias(assignments, 'asked');
const taught = alias(classes, 'taught');
const members = alias(classMembers, 'members');

/**
 * Old enough to need no guardian. A student whose day of birth nobody knows counts as a child; of other roles nobody asks it.
 * `today` is a day of Vietnam.
 */
export const isOfAge = (
  today: Given<string>,
  account: { dob: Of; role: Of } = { dob: accounts.dob, role: accounts.role },
): SQL<boolean> =>
  sql<boolean>`coalesce(${account.dob} <= (${today}::date - make_interval(years => ${consentAge}::int))::date, ${account.role} <> 'student')`;

/** Results of this student may be shown to others: they are old enough, or a guardian has agreed and still does. */
export const hasConsent = (student: Of, today: Given<string>): SQL<boolean> =>
  sql<boolean>`(exists (
      select 1 from ${accounts} ${followed}
      where ${followed.id} = ${student} and ${isOfAge(today, followed)})
    or exists (
      select 1 from ${guardianConsents} ${consents}
      where ${consents.studentId} = ${student} and ${isNull(consents.withdrawnAt)}))`;

/** Linked as a parent at this moment. */
export const mayFollowAsParent = (viewer: Given<string>, student: Of, today: Given<string>): SQL =>
  sql`(exists (
      select 1 from ${familyLinks} ${links}
      where ${links.parentId} = ${viewer} and ${links.studentId} = ${student}
        and ${isNull(links.endedAt)})
    and ${hasConsent(student, today)})`;

/** In the class at this moment: who leaves is out of its sight. */
export const isInClass = (classId: Of, student: Of): SQL =>
  sql`exists (
    select 1 from ${classMembers} ${members}
    where ${members.classId} = ${classId} and ${members.studentId} = ${student})`;

/** What a student of the class sat for it may be shown to its teacher. */
export const mayTellClass = (classId: Of, student: Of, today: Given<string>): SQL =>
  sql`(${isInClass(classId, student)} and ${hasConsent(student, today)})`;

/** Sat for a class that this person teaches and the student is still in. */
export const mayFollowAsTeacher = (viewer: Given<string>, attempt: Of, today: Given<string>): SQL =>
  sql`exists (
    select 1 from ${assignedAttempts} ${sat}
    join ${assignments} ${asked} on ${asked.id} = ${sat.assignmentId}
    join ${classes} ${taught} on ${taught.id} = ${asked.classId}
    where ${sat.attemptId} = ${attempt} and ${taught.teacherId} = ${viewer}
      and ${mayTellClass(taught.id, sat.studentId, today)})`;

/** No assignment keeps the result back from the student, their parents and whoever has a link. */
export const isShown = (attempt: Of, now: Given<Date>): SQL =>
  sql`not exists (
    select 1 from ${assignedAttempts} ${sat}
    join ${assignments} ${asked} on ${asked.id} = ${sat.assignmentId}
    where ${sat.attemptId} = ${attempt}
      and ${or(isNull(asked.shownAt), gt(asked.shownAt, now))})`;
