import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { isChangeKnown, recordChange } from '../changes.ts';
import { countAnswers, findResultToChange, updateResult } from '../store.ts';

interface ChangeRequest {
  /** The id of the change, which makes the request idempotent. */
  id: string;
  reason: string;
}

/** Invalidates or restores a result, for the student and in all statistics. Its answers leave or enter the answer counts. */
export async function setCounting(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  counts: boolean,
  request: ChangeRequest,
  actor: Actor,
): Promise<null> {
  const at = clock.now();
  const reason = request.reason.trim();
  await db.transaction(async (tx) => {
    const result = await findResultToChange(tx, attemptId);
    if (!result) throw new Refused('NOT_FOUND');
    if (await isChangeKnown(tx, request.id)) return;
    if ((result.invalidatedAt === null) === counts) throw new Refused('CHANGED_MEANWHILE');
    await updateResult(tx, attemptId, {
      invalidatedAt: counts ? null : at,
      invalidReason: counts ? null : reason,
    });
    await countAnswers(tx, result.outcomes, counts ? 1 : -1);
    const kind = counts ? 'restored' : 'invalidated';
    await recordChange(tx, { id: request.id, attemptId, kind, reason, byId: actor.id, at });
    await recordAudit(tx, {
      at,
      action: counts ? 'result.restored' : 'result.invalidated',
      subject: `attempt:${attemptId}`,
      detail: { reason },
      ...auditedBy(actor),
    });
  });
  return null;
}
