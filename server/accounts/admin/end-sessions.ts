import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Services } from '../../services.ts';
import { requireAdminFor } from './guard-admins.ts';
import { deleteSessionsOf, lockUser } from './user-store.ts';

export async function endSessions(
  { db, clock, sessions }: Services,
  id: string,
  actor: Actor,
): Promise<{ ended: number }> {
  const ended = await db.transaction(async (tx) => {
    const account = await lockUser(tx, id);
    requireAdminFor(actor, account.role);
    const count = await deleteSessionsOf(tx, id);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'sessions.ended',
      subject: `account:${id}`,
      detail: { before: { sessions: count }, changes: { sessions: 0 } },
      ...auditFields(actor),
    });
    return count;
  });
  sessions.forgetAccount(id);
  return { ended };
}
