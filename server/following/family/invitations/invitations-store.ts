import type { FamilySide } from '@bac/contract/following/family.ts';
import { and, asc, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import { familyInvitations } from '../../../db/family-schema.ts';

export type InvitationRow = typeof familyInvitations.$inferSelect;

const isOpen = (now: Date) =>
  and(isNull(familyInvitations.closedAt), gt(familyInvitations.expiresAt, now));

/** Matches invitations to this address for an account of this side. */
const isFor = (email: string, side: FamilySide) =>
  and(
    eq(familyInvitations.email, email),
    eq(familyInvitations.side, side === 'parent' ? 'student' : 'parent'),
  );

/** The sender can still sign in and still has the same role. */
const isSenderValid = and(eq(accounts.status, 'active'), eq(accounts.role, familyInvitations.side));

interface Recipient {
  id: string;
  side: FamilySide;
  /** Null until the address is verified. */
  email: string | null;
}

/** Lists sent and received invitations, oldest first. */
export const listOpenInvitations = (db: Reader, { id, side, email }: Recipient, now: Date) =>
  db
    .select({ invitation: familyInvitations, from: accounts.fullName })
    .from(familyInvitations)
    .innerJoin(accounts, eq(accounts.id, familyInvitations.fromId))
    .where(
      and(
        isOpen(now),
        or(
          eq(familyInvitations.fromId, id),
          email === null ? undefined : and(isFor(email, side), isSenderValid),
        ),
      ),
    )
    .orderBy(asc(familyInvitations.createdAt), asc(familyInvitations.id));

export async function countOpenInvitations(
  tx: Transaction,
  fromId: string,
  now: Date,
): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(familyInvitations)
    .where(and(eq(familyInvitations.fromId, fromId), isOpen(now)));
  return found?.count ?? 0;
}

export async function findInvitation(
  db: Reader,
  id: string,
  fromId: string,
): Promise<InvitationRow | undefined> {
  const [found] = await db
    .select()
    .from(familyInvitations)
    .where(and(eq(familyInvitations.id, id), eq(familyInvitations.fromId, fromId)));
  return found;
}

/** Returns false, and changes nothing, if the id exists. */
export async function insertInvitation(tx: Transaction, row: InvitationRow): Promise<boolean> {
  const inserted = await tx.insert(familyInvitations).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export interface FoundInvitation {
  invitation: InvitationRow;
  from: typeof accounts.$inferSelect;
}

/** Includes closed invitations, so that a retry of an acceptance finds what it did. */
const queryByCode = (db: Reader, code: string) =>
  db
    .select({ invitation: familyInvitations, from: accounts })
    .from(familyInvitations)
    .innerJoin(accounts, eq(accounts.id, familyInvitations.fromId))
    .where(and(eq(familyInvitations.code, code), isSenderValid));

export async function findByCode(db: Reader, code: string): Promise<FoundInvitation | undefined> {
  const [found] = await queryByCode(db, code);
  return found;
}

/** Locks the invitation: the second of two concurrent requests waits, and finds the code used. */
export async function lockByCode(
  tx: Transaction,
  code: string,
): Promise<FoundInvitation | undefined> {
  const [found] = await queryByCode(tx, code).for('update', { of: familyInvitations });
  return found;
}

export async function closeInvitation(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(familyInvitations).set({ closedAt: at }).where(eq(familyInvitations.id, id));
}

/** Returns false if the account has neither sent nor received an open invitation with this id. */
export async function closeOwnInvitation(
  tx: Transaction,
  id: string,
  person: { id: string; side: FamilySide | null; email: string | null },
  at: Date,
): Promise<boolean> {
  const received =
    person.side && person.email !== null ? isFor(person.email, person.side) : undefined;
  const closed = await tx
    .update(familyInvitations)
    .set({ closedAt: at })
    .where(
      and(
        eq(familyInvitations.id, id),
        isOpen(at),
        or(eq(familyInvitations.fromId, person.id), received),
      ),
    )
    .returning({ id: familyInvitations.id });
  return closed.length > 0;
}

/** The active account that has verified this address. */
export async function findVerifiedByEmail(db: Reader, email: string) {
  const [found] = await db.select().from(accounts).where(eq(accounts.email, email));
  return found?.status === 'active' && found.verifiedAt !== null ? found : undefined;
}

export const deleteInvitationsUntil = (db: Reader, at: Date): Promise<unknown> =>
  db
    .delete(familyInvitations)
    .where(or(lte(familyInvitations.closedAt, at), lte(familyInvitations.expiresAt, at)));
