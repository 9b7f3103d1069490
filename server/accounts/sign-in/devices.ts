import { auditFields } from '../../platform/http/actor.ts';
import type { SessionActor } from './session-actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { deviceName } from './device-name.ts';
import { deleteOwnSession, listSessions } from './device-store.ts';

/** Lists this device first, then the others, most recently seen first. */
export async function listDevices({ db, clock }: Services, { id, token, language }: SessionActor) {
  const currentHash = hashToken(token);
  const found = await listSessions(db, id, clock.now());
  return found
    .map((session) => ({
      id: session.id,
      isCurrent: session.tokenHash.equals(currentHash),
      name: deviceName(session.userAgent ?? '', language),
      address: session.address ?? '',
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends a session. Returns whether it was the caller's own. */
export async function signDeviceOut(
  { db, clock, sessions }: Services,
  session: string,
  actor: SessionActor,
): Promise<{ wasCurrent: boolean }> {
  const { id: accountId } = actor;
  const deletedHash = await db.transaction(async (tx) => {
    const tokenHash = await deleteOwnSession(tx, accountId, session);
    if (!tokenHash) throw new Refused('NOT_FOUND');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'session.closed',
      subject: `account:${accountId}`,
      ...auditFields(actor),
    });
    return tokenHash;
  });
  sessions.forgetAccount(accountId);
  return { wasCurrent: deletedHash.equals(hashToken(actor.token)) };
}
