import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { isChangeRecorded, recordChange } from '../changes.ts';
import { countAnswers, lockResult, updateResult } from '../store.ts';

interface ChangeRequest {
  /** The id of the change, which makes the request idempotent. */
  id: string;
  reason: string;
}

/** Invalidates or restores a result, for the student and in all statistics. Its answers leave or enter the answer counts. */
export async function setValidity(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  isValid: boolean,
  request: ChangeRequest,
  actor: Actor,
): Promise<null> {
  const at = clock.now();
  const reason = request.reason.trim();
  await db.transaction(async (tx) => {
    const result = await lockResult(tx, attemptId);
    if (!result) throw new Refused('NOT_FOUND');
    if (await isChangeRecorded(tx, request.id)) return;
    if ((result.invalidatedAt === null) === isValid) throw new Refused('CHANGED_MEANWHILE');
    await updateResult(tx, attemptId, {
      invalidatedAt: isValid ? null : at,
      invalidReason: isValid ? null : reason,
    });
    await countAnswers(tx, result.outcomes, isValid ? 1 : -1);
    const kind = isValid ? 'restored' : 'invalidated';
    await recordChange(tx, { id: request.id, attemptId, kind, reason, actorId: actor.id, at });
    await recordAudit(tx, {
      at,
      action: isValid ? 'result.restored' : 'result.invalidated',
      subject: `attempt:${attemptId}`,
      detail: { reason },
      ...auditFields(actor),
    });
  });
  return null;
}
