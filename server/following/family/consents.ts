import type { ConsentState } from '@bac/contract/following/family.ts';
import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { getConsentState, hasAgreed, insertConsent, withdrawConsents } from './consents-store.ts';
import { findLink, lockAccounts } from './links-store.ts';
import { familyNotices, notifyAccount } from './notices.ts';

interface ConsentInput {
  studentId: string;
  guardian: { id: string; fullName: string };
  at: Date;
  /** Who made the request: the guardian, or the student who accepts an invitation in which the guardian agreed. */
  actorId: string;
  requestId?: string;
}

/** Returns the version that was agreed to, or undefined for none. Only the present text can be agreed to. */
export function requireCurrentVersion(consent: string | null): string | undefined {
  if (consent === null) return undefined;
  // A page that was opened before the text changed showed another text.
  if (consent !== guardianConsent.version) throw new Refused('CONSENT_NEEDED');
  return consent;
}

/** Returns false if this guardian has agreed to the same text already. */
export async function giveConsent(
  tx: Transaction,
  { studentId, guardian, at, actorId, requestId }: ConsentInput,
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

/** Returns false if there was nothing to withdraw. */
export async function withdrawConsent(
  tx: Transaction,
  {
    studentId,
    guardian,
    at,
    actorId,
    requestId,
  }: Omit<ConsentInput, 'guardian'> & { guardian: string },
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

/** A parent gives or withdraws consent after the link was made. */
export async function changeConsent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  consent: string | null,
  actor: Actor,
): Promise<ConsentState> {
  const at = clock.now();
  const pair = { parentId: actor.id, studentId };
  return db.transaction(async (tx) => {
    // Ending the link locks both accounts too, so that no consent is given after its end.
    await lockAccounts(tx, [actor.id, studentId]);
    const link = await findLink(tx, pair);
    if (!link) throw new Refused('NOT_FOUND');
    const version = requireCurrentVersion(consent);
    if (version !== undefined && !link.isInvitedByStudent) throw new Refused('STUDENT_INVITES');
    const common = { studentId, at, ...auditFields(actor) };
    if (version === undefined) {
      const isChanged = await withdrawConsent(tx, { ...common, guardian: actor.id });
      if (isChanged) await notifyAccount(tx, studentId, familyNotices.withdrew(actor.fullName));
    } else {
      const isChanged = await giveConsent(tx, { ...common, guardian: actor }, version);
      if (isChanged) await notifyAccount(tx, studentId, familyNotices.agreed(actor.fullName));
    }
    return getConsentState(tx, studentId, dayOf(at));
  });
}
