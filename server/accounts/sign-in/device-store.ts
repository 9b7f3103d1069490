import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import { sessions } from '../../db/accounts-schema.ts';

export async function listSessions(db: Database, accountId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`));
}

/** Returns the token hash of the deleted session, or undefined if the account has no such session. */
export async function deleteOwnSession(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<Buffer | undefined> {
  const [deleted] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ tokenHash: sessions.tokenHash });
  return deleted?.tokenHash;
}

export async function deleteOtherSessions(
  tx: Transaction,
  accountId: string,
  currentTokenHash: Buffer,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, currentTokenHash)));
}
