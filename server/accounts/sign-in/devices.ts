import type { Language } from '@bac/exam/item/language.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { deviceName } from './device-name.ts';
import { deleteOwnSession, listSessions } from './device-store.ts';

interface Asking {
  accountId: string;
  /** The session that asks. */
  token: string;
}

/** This device first, then the others, the last seen before those long unseen. */
export async function listDevices(
  { db, clock }: Services,
  { accountId, token }: Asking,
  language: Language,
) {
  const own = hashToken(token);
  const found = await listSessions(db, accountId, clock.now());
  return found
    .map((session) => ({
      id: session.id,
      isCurrent: session.tokenHash.equals(own),
      name: deviceName(session.userAgent ?? '', language),
      address: session.address ?? '',
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Says whether it was the asking device itself, which is then signed out. */
export async function signDeviceOut(
  { db, clock, sessions }: Services,
  session: string,
  { accountId, token, requestId }: Asking & { requestId: string },
): Promise<{ wasCurrent: boolean }> {
  const gone = await db.transaction(async (tx) => {
    const tokenHash = await deleteOwnSession(tx, accountId, session);
    if (!tokenHash) throw new Refused('NOT_FOUND');
    await recordAudit(tx, {
      at: clock.now(),
      actorId: accountId,
      action: 'session.closed',
      subject: `account:${accountId}`,
      requestId,
    });
    return tokenHash;
  });
  sessions.forgetAccount(accountId);
  return { wasCurrent: gone.equals(hashToken(token)) };
}
