import type { Share } from '@bac/contract/results/result-shares.ts';
import type { ShareDays } from '@bac/contract/results/share-days.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { findOwnResult } from '../reports/review-store.ts';
import {
  deleteShare,
  insertShare,
  listActiveShares,
  lockOwnResult,
  mayShare,
  type ShareRow,
} from './shares-store.ts';

const day = 86_400_000;
const maxLinks = 10;

const toShare = ({ id, createdAt, expiresAt }: ShareRow): Share => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export async function listShares(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  accountId: string,
): Promise<Share[]> {
  const now = clock.now();
  if (!(await findOwnResult(db, attemptId, accountId, now))) throw new Refused('NOT_FOUND');
  return (await listActiveShares(db, attemptId, now)).map(toShare);
}

/** Creates a link with which anybody can read the report until it expires. Only the hash of its secret is stored. */
export async function createShare(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  { id, days }: { id: string; days: ShareDays },
  actor: Actor,
): Promise<Share & { secret: string }> {
  const now = clock.now();
  const secret = newToken();
  return db.transaction(async (tx) => {
    // The lock serializes concurrent requests, so that the limit below holds.
    if (!(await lockOwnResult(tx, attemptId, actor.id, now))) throw new Refused('NOT_FOUND');
    if (!(await mayShare(tx, actor.id, dayOf(now)))) throw new Refused('CONSENT_NEEDED');
    if ((await listActiveShares(tx, attemptId, now)).length >= maxLinks) {
      throw new Refused('TOO_MANY_SHARES');
    }
    const row = {
      id,
      attemptId,
      secretHash: hashToken(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * day),
    };
    // This is a retry of a request that succeeded: its secret was sent then and is not stored.
    if (!(await insertShare(tx, row))) throw new Refused('REPLAYED');
    await recordAudit(tx, {
      at: now,
      action: 'result.shared',
      subject: `attempt:${attemptId}`,
      detail: { share: id, days },
      ...auditFields(actor),
    });
    return { ...toShare(row), secret };
  });
}

export async function endShare(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { attempt, share: id }: { attempt: string; share: string },
  actor: Actor,
): Promise<null> {
  await db.transaction(async (tx) => {
    if (!(await deleteShare(tx, { id, attemptId: attempt, accountId: actor.id })))
      throw new Refused('NOT_FOUND');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'result.share-ended',
      subject: `attempt:${attempt}`,
      detail: { share: id },
      ...auditFields(actor),
    });
  });
  return null;
}
