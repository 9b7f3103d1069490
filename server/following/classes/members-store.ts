import { and, eq, exists, not, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { classes, classMembers } from '../../db/classes-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { hasConsent } from '../access.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';

export interface JoinableClass {
  id: string;
  name: string;
  teacherId: string;
  teacher: string;
}

const joinable = {
  id: classes.id,
  name: classes.name,
  teacherId: accounts.id,
  teacher: accounts.fullName,
};

/** Excludes archived classes and those whose teacher cannot sign in. */
const byCode = (code: string) =>
  and(eq(classes.joinCode, code), eq(classes.isArchived, false), eq(accounts.status, 'active'));

export async function findByCode(db: Reader, code: string): Promise<JoinableClass | undefined> {
  const [found] = await db
    .select(joinable)
    .from(classes)
    .innerJoin(accounts, eq(accounts.id, classes.teacherId))
    .where(byCode(code));
  return found;
}

/** Locks the class until the transaction ends, so that concurrent joins are counted one after the other. */
export async function lockByCode(
  tx: Transaction,
  code: string,
): Promise<JoinableClass | undefined> {
  const [found] = await tx
    .select(joinable)
    .from(classes)
    .innerJoin(accounts, eq(accounts.id, classes.teacherId))
    .where(byCode(code))
    .for('update', { of: classes });
  return found;
}

export async function awaitsConsent(db: Reader, studentId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ awaits: boolean }>(
    sql`select ${not(hasConsent(sql`${studentId}::uuid`, dayOf(now)))} as awaits`,
  );
  return rows[0]?.awaits ?? true;
}

export async function findMember(
  db: Reader,
  classId: string,
  studentId: string,
): Promise<{ joinedAt: Date } | undefined> {
  const [found] = await db
    .select({ joinedAt: classMembers.joinedAt })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.studentId, studentId)));
  return found;
}

export const countMembers = (db: Reader, classId: string): Promise<number> =>
  db.$count(classMembers, eq(classMembers.classId, classId));

export const countClassesOf = (db: Reader, studentId: string): Promise<number> =>
  db.$count(classMembers, eq(classMembers.studentId, studentId));

export async function insertMember(
  tx: Transaction,
  row: typeof classMembers.$inferInsert,
): Promise<void> {
  await tx.insert(classMembers).values(row).onConflictDoNothing();
}

/** Removes a student for the teacher. Returns false if the teacher has no such student in the class. */
export async function deleteMember(
  tx: Transaction,
  { classId, studentId, teacherId }: { classId: string; studentId: string; teacherId: string },
): Promise<boolean> {
  const isTaught = exists(
    tx
      .select({ one: sql`1` })
      .from(classes)
      .where(and(eq(classes.id, classMembers.classId), eq(classes.teacherId, teacherId))),
  );
  const deleted = await tx
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.studentId, studentId), isTaught))
    .returning({ id: classMembers.classId });
  return deleted.length > 0;
}

/** Removes the student's own membership, and returns the class they were in. */
export async function deleteOwnMembership(
  tx: Transaction,
  classId: string,
  studentId: string,
): Promise<{ name: string; teacherId: string | null } | undefined> {
  const deleted = await tx
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.studentId, studentId)))
    .returning({ id: classMembers.classId });
  if (deleted.length === 0) return undefined;
  const [leftClass] = await tx
    .select({ name: classes.name, teacherId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId));
  return leftClass;
}

export async function listMemberIds(db: Reader, classId: string): Promise<string[]> {
  const rows = await db
    .select({ id: classMembers.studentId })
    .from(classMembers)
    .where(eq(classMembers.classId, classId));
  return rows.map(({ id }) => id);
}
