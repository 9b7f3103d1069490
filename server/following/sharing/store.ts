import type { LocalText } from '@bac/exam/item/local-text.ts';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { assignedAttempts, assignments, classes, classMembers } from '../../db/classes-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { familyLinks, guardianConsents } from '../../db/family-schema.ts';
import { isOfAge } from '../access.ts';
import { forms } from '../../db/items-schema.ts';
import { resultShares } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';

/** Every list is oldest first. */

export const listParents = (db: Reader, student: string) =>
  db
    .select({ link: familyLinks.id, name: accounts.fullName, since: familyLinks.createdAt })
    .from(familyLinks)
    .innerJoin(accounts, eq(accounts.id, familyLinks.parentId))
    .where(and(eq(familyLinks.studentId, student), isNull(familyLinks.endedAt)))
    .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id));

/** Classes with the number of attempts for each, all of which its teacher can open. */
export const listClasses = (db: Reader, student: string) =>
  db
    .select({
      class: classes.id,
      name: classes.name,
      teacher: accounts.fullName,
      joinedAt: classMembers.joinedAt,
      attempts: sql<number>`count(${assignedAttempts.attemptId})::int`,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .leftJoin(accounts, eq(accounts.id, classes.teacherId))
    .leftJoin(assignments, eq(assignments.classId, classes.id))
    .leftJoin(
      assignedAttempts,
      and(
        eq(assignedAttempts.assignmentId, assignments.id),
        eq(assignedAttempts.studentId, classMembers.studentId),
      ),
    )
    .where(eq(classMembers.studentId, student))
    .groupBy(classes.id, accounts.fullName, classMembers.joinedAt)
    .orderBy(asc(classMembers.joinedAt), asc(classes.id));

export const listSharedLinks = (db: Reader, student: string, now: Date) =>
  db
    .select({
      share: resultShares.id,
      attempt: attempts.id,
      test: sql<LocalText>`${forms.content} -> 'name'`,
      createdAt: resultShares.createdAt,
      expiresAt: resultShares.expiresAt,
    })
    .from(resultShares)
    .innerJoin(attempts, eq(attempts.id, resultShares.attemptId))
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(attempts.accountId, student), gt(resultShares.expiresAt, now)))
    .orderBy(asc(resultShares.createdAt), asc(resultShares.id));

export async function findConsent(
  db: Reader,
  student: string,
  today: string,
): Promise<{ isNeeded: boolean; isGiven: boolean }> {
  const [found] = await db
    .select({
      isNeeded: sql<boolean>`not ${isOfAge(today)}`,
      isGiven: sql<boolean>`count(${guardianConsents.id}) > 0`,
    })
    .from(accounts)
    .leftJoin(
      guardianConsents,
      and(eq(guardianConsents.studentId, accounts.id), isNull(guardianConsents.withdrawnAt)),
    )
    .where(eq(accounts.id, student))
    .groupBy(accounts.id);
  return found ?? { isNeeded: true, isGiven: false };
}
