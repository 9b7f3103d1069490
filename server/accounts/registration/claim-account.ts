import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { deleteSessionsOf } from '../admin/user-store.ts';
import { deleteEmailCode } from './email-code-store.ts';
import { deletePasswordResets } from '../passwords/password-reset-store.ts';
import { endPendingSetups, removeSecondSteps } from '../two-step/second-steps.ts';

interface Claim {
  at: Date;
  actorId: string | null;
  requestId?: string;
}

/**
 * Gives an unverified account to the person who has just proven to own its address. Anybody can register with somebody else's
 * address, so no credential from before that proof may open the account or lock its owner out. Runs with the account row
 * locked, in the transaction that replaces the password.
 */
export async function claimAccount(
  tx: Transaction,
  accountId: string,
  { at, actorId, requestId }: Claim,
): Promise<void> {
  const sessionsEnded = await deleteSessionsOf(tx, accountId);
  const removed = await removeSecondSteps(tx, accountId);
  await deletePasswordResets(tx, accountId);
  await deleteEmailCode(tx, accountId);
  await endPendingSetups(tx, accountId);
  await recordAudit(tx, {
    at,
    actorId,
    action: 'account.claimed',
    subject: `account:${accountId}`,
    detail: { sessionsEnded, ...removed },
    ...(requestId !== undefined && { requestId }),
  });
}
