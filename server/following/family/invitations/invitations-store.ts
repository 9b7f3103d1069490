import type { FamilySide } from '@bac/contract/following/family.ts';
import { and, asc, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import { familyInvitations } from '../../../db/family-schema.ts';

export type InvitationRow = typeof familyInvitations.$inferSelect;

const isOpen = (now: Date) =>
  and(isNull(familyInvitations.closedAt), gt(familyInvitations.expiresAt, now));

/** To an address whose owner is the other of the two. */
const isFor = (email: string, side: FamilySide) =>
  and(
    eq(familyInvitations.email, email),
    eq(familyInvitations.side, side === 'parent' ? 'student' : 'parent'),
  );

/** Whoever made it can still sign in, and is what they were then. */
const isStillOfThatSide = and(
  eq(accounts.status, 'active'),
  eq(accounts.role, familyInvitations.side),
);

interface Recipient {
  id: string;
  side: FamilySide;
  /** Null until the address is known to be theirs. */
  email: string | null;
}

/** One's own, and those that came to one's address; oldest first. */
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
          email === null ? undefined : and(isFor(email, side), isStillOfThatSide),
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

/** False where there is one of that id already; it stays. */
export async function insertInvitation(tx: Transaction, row: InvitationRow): Promise<boolean> {
  const made = await tx.insert(familyInvitations).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export interface FoundInvitation {
  invitation: InvitationRow;
  from: typeof accounts.$inferSelect;
}

/** Closed ones too: a retry of saying yes finds what it did. */
const findingByCode = (db: Reader, code: string) =>
  db
    .select({ invitation: familyInvitations, from: accounts })
    .from(familyInvitations)
    .innerJoin(accounts, eq(accounts.id, familyInvitations.fromId))
    .where(and(eq(familyInvitations.code, code), isStillOfThatSide));

export async function findByCode(db: Reader, code: string): Promise<FoundInvitation | undefined> {
  const [found] = await findingByCode(db, code);
  return found;
}

/** Of two who use a code at the same moment the second waits, and finds it used. */
export async function lockByCode(
  tx: Transaction,
  code: string,
): Promise<FoundInvitation | undefined> {
  const [found] = await findingByCode(tx, code).for('update', { of: familyInvitations });
  return found;
}

export async function closeInvitation(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(familyInvitations).set({ closedAt: at }).where(eq(familyInvitations.id, id));
}

/** False where there is no open one of that id that is one's own or came to one's address. */
export async function closeOwnInvitation(
  tx: Transaction,
  id: string,
  who: { id: string; side: FamilySide | null; email: string | null },
  at: Date,
): Promise<boolean> {
  const received = who.side && who.email !== null ? isFor(who.email, who.side) : undefined;
  const closed = await tx
    .update(familyInvitations)
    .set({ closedAt: at })
    .where(
      and(
        eq(familyInvitations.id, id),
        isOpen(at),
        or(eq(familyInvitations.fromId, who.id), received),
      ),
    )
    .returning({ id: familyInvitations.id });
  return closed.length > 0;
}

/** An account that has shown the address to be its own. */
export async function findVerifiedByEmail(db: Reader, email: string) {
  const [found] = await db.select().from(accounts).where(eq(accounts.email, email));
  return found?.status === 'active' && found.verifiedAt !== null ? found : undefined;
}

export const deleteInvitationsUntil = (db: Reader, at: Date): Promise<unknown> =>
  db
    .delete(familyInvitations)
    .where(or(lte(familyInvitations.closedAt, at), lte(familyInvitations.expiresAt, at)));
