import { recordAudit } from '../../platform/audit/audit.ts';
import type { Services } from '../../services.ts';
import type { Asking } from './asking.ts';
import { deleteSessionsOf, getUserToChange } from './user-store.ts';

export async function endSessions(
  { db, clock, sessions }: Services,
  id: string,
  { actor, requestId }: Asking,
): Promise<{ ended: number }> {
  const ended = await db.transaction(async (tx) => {
    await getUserToChange(tx, id);
    const count = await deleteSessionsOf(tx, id);
    await recordAudit(tx, {
      at: clock.now(),
      actorId: actor.id,
      action: 'sessions.ended',
      subject: `account:${id}`,
      detail: { before: { sessions: count }, changes: { sessions: 0 } },
      requestId,
    });
    return count;
  });
  sessions.forgetAccount(id);
  return { ended };
}
