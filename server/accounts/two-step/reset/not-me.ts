import { and, eq, gt, isNull } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import { notMeLinks } from '../../../db/security-schema.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { hashToken, newToken } from '../../../platform/http/session.ts';
import type { Database, Transaction } from '../../../platform/postgres/database.ts';
import type { Services } from '../../../services.ts';
import { deleteSessionsOf } from '../../admin/user-store.ts';
import { deletePasswordResets, updatePassword } from '../../passwords/password-reset-store.ts';
import { enqueueResetLink } from '../../passwords/password-reset.ts';
import { hashPassword } from '../../passwords/password.ts';
import { lockAccount, updateAccount } from '../../profile/profile-store.ts';
import { endPendingSetups, removeSecondSteps } from '../second-steps.ts';
import { deleteReset } from './reset-store.ts';

/** The maximum difference between the clocks of several machines. */
const clockSkewMilliseconds = 5_000;

/**
 * Handles the “it wasn’t me” link of a security email: locks everybody out, so that only the owner of the mailbox can sign in
 * again.
 */
export async function handleNotMe(
  services: Services,
  token: string,
  caller: Pick<Actor, 'language' | 'requestId'>,
): Promise<{ email: string }> {
  const { db, clock, sessions } = services;
  const tokenHash = hashToken(token);
  const now = clock.now();
  const link = await findNotMeLink(db, tokenHash, now);
  if (!link) throw new Refused('NOT_ME_LINK_INVALID');
  const { accountId, email, createdAt, usedAt } = link;
  if (usedAt) return { email };

  // The stranger may know the password, so a random one replaces it until the owner chooses a new one through the emailed link.
  const passwordHash = await hashPassword(newToken());
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!(await useNotMeLink(tx, tokenHash, now))) return;
    await updatePassword(tx, accountId, passwordHash, now);
    await deletePasswordResets(tx, accountId);
    await endPendingSetups(tx, accountId);
    const sessionsEnded = await deleteSessionsOf(tx, accountId);
    const hadReset = (await deleteReset(tx, accountId)) !== undefined;
    // Removes second steps that the stranger may have added: a passkey would open the account, an app would lock the owner out.
    // Second steps older than the email stay, so that access to the mailbox alone does not bypass them. On an unverified
    // account none of them stay.
    const since = new Date(createdAt.getTime() - clockSkewMilliseconds);
    const removed = await removeSecondSteps(tx, accountId, account.verifiedAt ? since : undefined);
    if (account.deletesAt) await updateAccount(tx, accountId, { deletesAt: null });
    await enqueueResetLink(tx, { email, language: caller.language });
    const entry = { at: now, actorId: accountId, subject: `account:${accountId}` };
    const requestId = caller.requestId;
    if (hadReset) await recordAudit(tx, { ...entry, action: 'two-step-reset.stopped', requestId });
    await recordAudit(tx, {
      ...entry,
      action: 'account.disowned',
      detail: { sessionsEnded, ...removed, hadReset, hadDeletion: account.deletesAt !== null },
      requestId,
    });
  });
  sessions.forgetAccount(accountId);
  return { email };
}

/** Finds an unexpired link, used or not. */
async function findNotMeLink(db: Database, tokenHash: Buffer, now: Date) {
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

/** Marks the link as used. Returns true for the first use. */
async function useNotMeLink(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .update(notMeLinks)
    .set({ usedAt: now })
    .where(and(eq(notMeLinks.tokenHash, tokenHash), isNull(notMeLinks.usedAt)))
    .returning({ accountId: notMeLinks.accountId });
  return used.length === 1;
}
