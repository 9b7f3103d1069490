import { compareNames } from '@bac/exam/name-order.ts';
import { eq, not, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { classMembers } from '../../db/classes-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { hasConsent } from '../access.ts';

export interface RosterRow {
  student: { id: string; name: string };
  /** Results of this student are hidden from the class until a guardian consents. */
  awaitsConsent: boolean;
}

/** The members of a class by given name. */
export async function listRoster(db: Reader, classId: string, now: Date): Promise<RosterRow[]> {
  const rows = await db
    .select({
      student: { id: accounts.id, name: accounts.fullName },
      awaitsConsent: sql<boolean>`${not(hasConsent(classMembers.studentId, dayOf(now)))}`,
    })
    .from(classMembers)
    .innerJoin(accounts, eq(accounts.id, classMembers.studentId))
    .where(eq(classMembers.classId, classId))
    .orderBy(accounts.id);
  return rows.toSorted((one, other) => compareNames(one.student.name, other.student.name));
}
