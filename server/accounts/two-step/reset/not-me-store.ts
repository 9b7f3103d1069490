import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/postgres/database.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { notMeLinks } from '../../../db/security-schema.ts';

/** Used or not, as long as it is in time. */
export async function findNotMeLink(db: Database, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({
      accountId: accounts.id,
      email: accounts.email,
      createdAt: notMeLinks.createdAt,
      usedAt: notMeLinks.usedAt,
    })
    .from(notMeLinks)
    .innerJoin(accounts, eq(accounts.id, notMeLinks.accountId))
    .where(and(eq(notMeLinks.tokenHash, tokenHash), gt(notMeLinks.expiresAt, now)));
  return found;
}

/** True for the first who uses it. */
export async function useNotMeLink(
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(notMeLinks)
    .set({ usedAt: now })
    .where(and(eq(notMeLinks.tokenHash, tokenHash), isNull(notMeLinks.usedAt)))
    .returning({ accountId: notMeLinks.accountId });
  return used.length === 1;
}
