import { compareNames } from '@bac/exam/name-order.ts';
import type { ListedScore } from '@bac/contract/results/score-range.ts';
import type { ClassCard, ClassMember } from '@bac/contract/following/classes.ts';
import { and, asc, count, desc, eq, gte, not, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { isOpen } from '../assigned-attempts.ts';
import {
  assignedAttempts,
  assignments,
  classes,
  classMembers,
  classMessages,
} from '../../db/classes-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { hasConsent } from '../access.ts';
import { listedTotal } from '../../db/listed-score.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../platform/http/refused.ts';

export type ClassRow = typeof classes.$inferSelect;

/** Does not match another teacher's class. */
const taughtBy = (teacherId: string, id: string) =>
  and(eq(classes.id, id), eq(classes.teacherId, teacherId));

export async function getClass(db: Reader, teacherId: string, id: string): Promise<ClassRow> {
  const [found] = await db.select().from(classes).where(taughtBy(teacherId, id));
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

/** Locks the class, so that concurrent changes wait. */
export async function lockClass(tx: Transaction, teacherId: string, id: string): Promise<ClassRow> {
  const [found] = await tx.select().from(classes).where(taughtBy(teacherId, id)).for('update');
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

/** Locks the teacher's account until the transaction ends, so that concurrent new classes are counted one after the other. */
export async function countClasses(tx: Transaction, teacherId: string): Promise<number> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, teacherId))
    .for('update');
  return tx.$count(classes, eq(classes.teacherId, teacherId));
}

/** Returns false if the id exists. */
export async function insertClass(tx: Transaction, row: ClassRow): Promise<boolean> {
  const inserted = await tx
    .insert(classes)
    .values(row)
    .onConflictDoNothing({ target: classes.id })
    .returning({ id: classes.id });
  return inserted.length > 0;
}

/** Returns false if the class is not this teacher's. */
export async function updateClass(
  tx: Transaction,
  teacherId: string,
  id: string,
  change: Partial<Pick<ClassRow, 'name' | 'note' | 'isArchived' | 'joinCode'>>,
): Promise<boolean> {
  const changed = await tx
    .update(classes)
    .set(change)
    .where(taughtBy(teacherId, id))
    .returning({ id: classes.id });
  return changed.length > 0;
}

/** Lists active classes first, then the newest first. */
export async function listClassCards(
  db: Reader,
  teacherId: string,
  now: Date,
): Promise<ClassCard[]> {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      isArchived: classes.isArchived,
      students: sql<number>`(select count(*)::int from class_members where class_id = classes.id)`,
      openAssignments: sql<number>`(select count(*)::int from ${assignments}
        where assignments.class_id = classes.id and ${isOpen(now)})`,
    })
    .from(classes)
    .where(eq(classes.teacherId, teacherId))
    .orderBy(asc(classes.isArchived), desc(classes.createdAt));
}

export type MemberRow = Omit<ClassMember, 'joinedAt' | 'allowance'> & { joinedAt: Date };

/** Lists members by name, with the number of tests they submitted for the class and their last total, if it may be shown. */
export async function listMembers(db: Reader, classId: string, now: Date): Promise<MemberRow[]> {
  const mayShow = hasConsent(classMembers.studentId, dayOf(now));
  const submissionStats = sql`lateral (
    select count(*) filter (where ${attempts.state} = 'completed')::int as submitted,
      (array_agg(${listedTotal} order by ${results.completedAt} desc)
        filter (where ${results.totalScore} is not null and ${results.invalidatedAt} is null))[1] as total
    from ${assignedAttempts}
    join ${assignments} on ${assignments.id} = ${assignedAttempts.assignmentId}
    join ${attempts} on ${attempts.id} = ${assignedAttempts.attemptId}
    left join ${results} on ${results.attemptId} = ${attempts.id}
    where ${assignments.classId} = ${classMembers.classId}
      and ${assignedAttempts.studentId} = ${classMembers.studentId}) as sat`;
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.fullName,
      joinedAt: classMembers.joinedAt,
      awaitsConsent: sql<boolean>`${not(mayShow)}`,
      submitted: sql<number>`sat.submitted`,
      lastTotal: sql<ListedScore | null>`case when ${mayShow} then sat.total end`,
    })
    .from(classMembers)
    .innerJoin(accounts, eq(accounts.id, classMembers.studentId))
    .innerJoin(submissionStats, sql`true`)
    .where(eq(classMembers.classId, classId))
    .orderBy(accounts.id);
  return rows.toSorted((one, other) => compareNames(one.name, other.name));
}

const mostMessages = 50;

/** Newest first. */
export const listMessages = (db: Reader, classId: string) =>
  db
    .select()
    .from(classMessages)
    .where(eq(classMessages.classId, classId))
    .orderBy(desc(classMessages.createdAt), desc(classMessages.id))
    .limit(mostMessages);

export async function countMessagesSince(
  db: Reader,
  classId: string,
  since: Date,
): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(classMessages)
    .where(and(eq(classMessages.classId, classId), gte(classMessages.createdAt, since)));
  return found?.count ?? 0;
}

/** Returns false if the message exists. */
export async function insertMessage(
  tx: Transaction,
  row: typeof classMessages.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(classMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: classMessages.id });
  return inserted.length > 0;
}
