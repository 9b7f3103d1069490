import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { notMeLinks } from '../../../db/security-schema.ts';
import { hashToken, newToken } from '../../../platform/http/session.ts';
import type { Services } from '../../../services.ts';

const validDays = 7;
const day = 24 * 60 * 60 * 1000;

/** Creates a link for an email that is queued in the same transaction. `at` is the time of the change that the email reports. */
export async function newNotMeLink(
  tx: Transaction,
  { config }: Pick<Services, 'config'>,
  accountId: string,
  at: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(notMeLinks).values({
    tokenHash: hashToken(token),
    accountId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + validDays * day),
  });
  const link = new URL('/auth/not-me', config.publicUrl);
  link.search = new URLSearchParams({ token }).toString();
  return link.href;
}

/** Called when the address changes, because the links are in emails to the old address. */
export async function deleteNotMeLinks(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(notMeLinks).where(eq(notMeLinks.accountId, accountId));
}
