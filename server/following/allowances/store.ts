import type { Grant, StoredGrant } from '@bac/contract/following/allowances.ts';
import type { GrantedAllowance } from '@bac/exam/blueprint/granted-allowance.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { allowances, classes, classMembers } from '../../db/classes-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';

/** Whom a grant is for. Without a class it is the team's, and counts in every class. */
export interface GrantTarget {
  studentId: string;
  classId: string | null;
}

const isFor = ({ studentId, classId }: GrantTarget) =>
  and(
    eq(allowances.studentId, studentId),
    classId === null ? isNull(allowances.classId) : eq(allowances.classId, classId),
  );

/** The grants that count when the student starts a test of the class. */
export const listGrants = (
  db: Reader,
  studentId: string,
  classId: string,
): Promise<GrantedAllowance[]> =>
  db
    .select({ extraTime: allowances.extraTime, pause: allowances.pause })
    .from(allowances)
    .where(
      and(
        eq(allowances.studentId, studentId),
        or(isNull(allowances.classId), eq(allowances.classId, classId)),
      ),
    );

/** All grants of a student, each with its class, or null if it is the team's. */
export const listGrantsOf = (
  db: Reader,
  studentId: string,
): Promise<(GrantedAllowance & { classId: string | null })[]> =>
  db
    .select({
      extraTime: allowances.extraTime,
      pause: allowances.pause,
      classId: allowances.classId,
    })
    .from(allowances)
    .where(eq(allowances.studentId, studentId));

const stored = {
  studentId: allowances.studentId,
  extraTime: allowances.extraTime,
  pause: allowances.pause,
  note: allowances.note,
  grantedBy: accounts.fullName,
  grantedAt: allowances.grantedAt,
};

const toStored = ({
  studentId: _student,
  grantedAt,
  ...grant
}: Grant & { studentId: string; grantedBy: string | null; grantedAt: Date }): StoredGrant => ({
  ...grant,
  grantedAt: grantedAt.toISOString(),
});

export async function findGrant(db: Reader, target: GrantTarget): Promise<StoredGrant | undefined> {
  const [found] = await db
    .select(stored)
    .from(allowances)
    .leftJoin(accounts, eq(accounts.id, allowances.grantedById))
    .where(isFor(target));
  return found && toStored(found);
}

/** The grants of a class by student. */
export async function mapClassGrants(
  db: Reader,
  classId: string,
): Promise<ReadonlyMap<string, StoredGrant>> {
  const rows = await db
    .select(stored)
    .from(allowances)
    .leftJoin(accounts, eq(accounts.id, allowances.grantedById))
    .where(eq(allowances.classId, classId));
  return new Map(rows.map((row) => [row.studentId, toStored(row)]));
}

/** Locks the membership, so that a grant and a departure happen one after the other. */
export async function lockMembership(
  tx: Transaction,
  teacherId: string,
  { studentId, classId }: { studentId: string; classId: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: classMembers.studentId })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(
      and(
        eq(classes.teacherId, teacherId),
        eq(classMembers.classId, classId),
        eq(classMembers.studentId, studentId),
      ),
    )
    .for('update', { of: classMembers });
  return found.length > 0;
}

export async function lockAccount(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update');
  return found.length > 0;
}

/** Replaces the grant of the target. */
export async function putGrant(
  tx: Transaction,
  row: Omit<typeof allowances.$inferInsert, 'id'>,
): Promise<void> {
  const { studentId: _student, classId: _class, ...change } = row;
  await tx
    .insert(allowances)
    .values({ id: sql`gen_random_uuid()`, ...row })
    .onConflictDoUpdate({ target: [allowances.studentId, allowances.classId], set: change });
}

/** Returns false if there was no grant. */
export async function deleteGrant(tx: Transaction, target: GrantTarget): Promise<boolean> {
  const deleted = await tx.delete(allowances).where(isFor(target)).returning({ id: allowances.id });
  return deleted.length > 0;
}
