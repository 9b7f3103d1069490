import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../platform/postgres/database.ts';
import { passkeyChallenges, passkeys } from '../../db/security-schema.ts';

export const challengeMilliseconds = 10 * 60 * 1000;

export type Passkey = typeof passkeys.$inferSelect;
export type Challenge = typeof passkeyChallenges.$inferSelect;

export const countPasskeys = (db: Reader, accountId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.accountId, accountId));

export async function listPasskeys(db: Reader, accountId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findOwnPasskey(
  db: Reader,
  accountId: string,
  id: string,
): Promise<Passkey | undefined> {
  const [found] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
  return found;
}

/** Finds the passkey that an untrusted answer names. */
export async function findAnsweringPasskey(
  db: Database,
  answer: Record<string, unknown>,
): Promise<Passkey | undefined> {
  const id = answer['id'];
  if (typeof id !== 'string' || !/^[\w-]{1,1400}$/.test(id)) return undefined;
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, id));
  return found;
}

/** Returns false if the credential is registered already. */
export async function insertPasskey(
  tx: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const created = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return created.length === 1;
}

/** Returns false if the counter of a counting passkey has not grown, which reveals a copy. */
export async function markPasskeyUsed(
  tx: Transaction,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const isGrowing = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isGrowing))
    .returning({ id: passkeys.id });
  return used.length === 1;
}

export async function deletePasskey(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<Passkey | undefined> {
  const [deleted] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning();
  return deleted;
}

/** Deletes all passkeys, or those added since a time. */
export async function deletePasskeysOf(
  tx: Transaction,
  accountId: string,
  since?: Date,
): Promise<number> {
  const deleted = await tx
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.accountId, accountId),
        since === undefined ? undefined : gte(passkeys.createdAt, since),
      ),
    )
    .returning({ id: passkeys.id });
  return deleted.length;
}

/** Returns the id of the new challenge. */
export async function storeChallenge(
  db: Database | Transaction,
  now: Date,
  challenge: Omit<Challenge, 'id' | 'expiresAt'>,
): Promise<string> {
  const id = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + challengeMilliseconds);
  await db.insert(passkeyChallenges).values({ id, expiresAt, ...challenge });
  return id;
}

/** Deletes and returns the challenge in its own statement, so that it is single-use whatever the answer. */
export async function consumeChallenge(
  db: Database,
  id: string,
  now: Date,
): Promise<Challenge | undefined> {
  const [deleted] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expiresAt, now)))
    .returning();
  return deleted;
}

export async function deleteChallengesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
}
