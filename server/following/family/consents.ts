import type { ConsentState } from '@bac/contract/following/family.ts';
import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { getConsentState, hasAgreed, insertConsent, withdrawConsents } from './consents-store.ts';
import { findLink, lockAccounts } from './links-store.ts';
import { noticeOf, tell } from './notices.ts';

interface Agreeing {
  studentId: string;
  guardian: { id: string; fullName: string };
  at: Date;
  /** Who asked for it: the guardian, or the student who says yes to what the guardian has agreed to. */
  actorId: string;
  requestId?: string;
}

/** Only the words as they are now can be agreed to; undefined where they were not. */
export function agreedTo(consent: string | null): string | undefined {
  if (consent === null) return undefined;
  // A page that was open since before the words changed has shown others.
  if (consent !== guardianConsent.version) throw new Refused('CONSENT_NEEDED');
  return consent;
}

/** False where this guardian has agreed to the same words already. */
export async function giveConsent(
  tx: Transaction,
  { studentId, guardian, at, actorId, requestId }: Agreeing,
  version: string,
): Promise<boolean> {
  if (await hasAgreed(tx, { studentId, guardianId: guardian.id, version })) return false;
  await insertConsent(tx, {
    id: crypto.randomUUID(),
    studentId,
    guardianId: guardian.id,
    guardianName: guardian.fullName,
    version,
    givenAt: at,
    withdrawnAt: null,
  });
  await recordAudit(tx, {
    at,
    actorId,
    action: 'consent.given',
    subject: `account:${studentId}`,
    detail: { guardian: guardian.id, version },
    ...(requestId !== undefined && { requestId }),
  });
  return true;
}

/** False where there was nothing to withdraw. */
export async function withdrawConsent(
  tx: Transaction,
  {
    studentId,
    guardian,
    at,
    actorId,
    requestId,
  }: Omit<Agreeing, 'guardian'> & { guardian: string },
): Promise<boolean> {
  const versions = await withdrawConsents(tx, { studentId, guardianId: guardian }, at);
  if (versions.length === 0) return false;
  await recordAudit(tx, {
    at,
    actorId,
    action: 'consent.withdrawn',
    subject: `account:${studentId}`,
    detail: { guardian, versions },
    ...(requestId !== undefined && { requestId }),
  });
  return true;
}

/** A parent agrees, or takes it back, after the link was made. */
export async function changeConsent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  consent: string | null,
  actor: Actor,
): Promise<ConsentState> {
  const at = clock.now();
  const pair = { parentId: actor.id, studentId };
  return db.transaction(async (tx) => {
    // Whoever ends the link holds the two as well: a consent is not given after its end.
    await lockAccounts(tx, [actor.id, studentId]);
    if (!(await findLink(tx, pair))) throw new Refused('NOT_FOUND');
    const version = agreedTo(consent);
    const common = { studentId, at, ...auditedBy(actor) };
    if (version === undefined) {
      const isChanged = await withdrawConsent(tx, { ...common, guardian: actor.id });
      if (isChanged) await tell(tx, studentId, noticeOf.withdrew(actor.fullName));
    } else {
      const isChanged = await giveConsent(tx, { ...common, guardian: actor }, version);
      if (isChanged) await tell(tx, studentId, noticeOf.agreed(actor.fullName));
    }
    return getConsentState(tx, studentId, dayOf(at));
  });
}
