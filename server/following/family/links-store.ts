import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { familyLinks } from '../../db/family-schema.ts';

export type LinkRow = typeof familyLinks.$inferSelect;

export interface Pair {
  parentId: string;
  studentId: string;
}

const isActive = isNull(familyLinks.endedAt);
const isOf = (accountId: string) =>
  or(eq(familyLinks.parentId, accountId), eq(familyLinks.studentId, accountId));

const parents = alias(accounts, 'parents');
const students = alias(accounts, 'students');
const nameOf = (account: typeof parents | typeof students) => ({
  id: account.id,
  name: account.fullName,
  email: account.email,
});

/** Oldest first. */
export const listLinks = (db: Reader, accountId: string) =>
  db
    .select({ link: familyLinks, parent: nameOf(parents), student: nameOf(students) })
    .from(familyLinks)
    .innerJoin(parents, eq(parents.id, familyLinks.parentId))
    .innerJoin(students, eq(students.id, familyLinks.studentId))
    .where(and(isActive, isOf(accountId)))
    .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id));

export async function findLink(
  db: Reader,
  { parentId, studentId }: Pair,
): Promise<LinkRow | undefined> {
  const [found] = await db
    .select()
    .from(familyLinks)
    .where(and(eq(familyLinks.parentId, parentId), eq(familyLinks.studentId, studentId), isActive));
  return found;
}

/** An active link of the account, with the parent's name. */
export async function findOwnLink(
  db: Reader,
  id: string,
  accountId: string,
): Promise<(Pair & { parent: string }) | undefined> {
  const [found] = await db
    .select({
      parentId: familyLinks.parentId,
      studentId: familyLinks.studentId,
      parent: parents.fullName,
    })
    .from(familyLinks)
    .innerJoin(parents, eq(parents.id, familyLinks.parentId))
    .where(and(eq(familyLinks.id, id), isActive, isOf(accountId)));
  return found;
}

/** Locks accounts in a fixed order until the transaction ends, so that concurrent requests count their links one after the other. */
export async function lockAccounts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(asc(accounts.id))
    .for('no key update');
}

export async function countLinks(tx: Transaction, accountId: string): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(familyLinks)
    .where(and(isActive, isOf(accountId)));
  return found?.count ?? 0;
}

/** Inserts a link, with the weekly email until the parent stops it. */
export async function insertLink(
  tx: Transaction,
  pair: Pair,
  at: Date,
  { getsWeeklyEmail = true, isInvitedByStudent = true } = {},
): Promise<LinkRow> {
  const link: LinkRow = {
    id: crypto.randomUUID(),
    ...pair,
    isInvitedByStudent,
    getsWeeklyEmail,
    unsubscribeToken: randomBytes(32),
    reportedUntil: null,
    createdAt: at,
    endedAt: null,
    endedBy: null,
  };
  await tx.insert(familyLinks).values(link);
  return link;
}

/** The student has invited a parent whose link came from the parent's own invitation. */
export async function markInvitedByStudent(tx: Transaction, id: string): Promise<void> {
  await tx.update(familyLinks).set({ isInvitedByStudent: true }).where(eq(familyLinks.id, id));
}

/** Returns false if the account has no active link with this id. */
export async function endOwnLink(
  tx: Transaction,
  id: string,
  accountId: string,
  at: Date,
): Promise<boolean> {
  const ended = await tx
    .update(familyLinks)
    .set({ endedAt: at, endedBy: accountId, getsWeeklyEmail: false })
    .where(and(eq(familyLinks.id, id), isActive, isOf(accountId)))
    .returning({ id: familyLinks.id });
  return ended.length > 0;
}

/** Returns false if the parent has no such link. */
export async function updateWeeklyEmail(
  db: Reader,
  id: string,
  parentId: string,
  getsWeeklyEmail: boolean,
): Promise<boolean> {
  const changed = await db
    .update(familyLinks)
    .set({ getsWeeklyEmail })
    .where(and(eq(familyLinks.id, id), eq(familyLinks.parentId, parentId), isActive))
    .returning({ id: familyLinks.id });
  return changed.length > 0;
}

/** Returns false if no email ever carried this token. */
export async function stopWeeklyEmailByToken(db: Reader, token: Buffer): Promise<boolean> {
  const changed = await db
    .update(familyLinks)
    .set({ getsWeeklyEmail: false })
    .where(eq(familyLinks.unsubscribeToken, token))
    .returning({ id: familyLinks.id });
  return changed.length > 0;
}
