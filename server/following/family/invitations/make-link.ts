import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { auditFields, type Actor } from '../../../platform/http/actor.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { requireCurrentVersion, giveConsent } from '../consents.ts';
import { getConsentState } from '../consents-store.ts';
import { closeInvitation, type FoundInvitation } from './invitations-store.ts';
import { countLinks, insertLink, type LinkRow, type Pair } from '../links-store.ts';
import { familyNotices, notifyAccount } from '../notices.ts';

const mostLinks = 10;

interface Acceptance extends FoundInvitation {
  pair: Pair;
  /** The existing link of the two, if any. */
  linked: LinkRow | undefined;
  /** The version of the text that an accepting parent agrees to. */
  consent: string | null;
  at: Date;
  actor: Actor;
}

/** The version that the guardian agreed to: on acceptance, or in the invitation if the text is still the same. */
function versionOf({ invitation, consent }: Acceptance): string | undefined {
  if (invitation.side === 'student') return requireCurrentVersion(consent);
  const { consentVersion } = invitation;
  return consentVersion === guardianConsent.version ? consentVersion : undefined;
}

async function insertNewLink(tx: Transaction, { pair, at, actor }: Acceptance): Promise<LinkRow> {
  for (const id of [pair.parentId, pair.studentId]) {
    if ((await countLinks(tx, id)) >= mostLinks) throw new Refused('TOO_MANY_LINKS');
  }
  const link = await insertLink(tx, pair, at);
  await recordAudit(tx, {
    at,
    action: 'family.linked',
    subject: `account:${pair.studentId}`,
    detail: { link: link.id, parent: pair.parentId },
    ...auditFields(actor),
  });
  return link;
}

/** Makes the link, stores the guardian's consent and closes the invitation, in one transaction. */
export async function makeLink(tx: Transaction, acceptance: Acceptance): Promise<LinkRow> {
  const { invitation, from, pair, linked, at, actor } = acceptance;
  const { parentId, studentId } = pair;
  const version = versionOf(acceptance);
  const { isNeeded } = await getConsentState(tx, studentId, dayOf(at));
  if (version === undefined && isNeeded && !linked) throw new Refused('CONSENT_NEEDED');
  const link = linked ?? (await insertNewLink(tx, acceptance));
  if (version !== undefined) {
    const guardian = parentId === actor.id ? actor : from;
    await giveConsent(tx, { studentId, guardian, at, ...auditFields(actor) }, version);
  }
  await closeInvitation(tx, invitation.id, at);
  const side = parentId === actor.id ? 'parent' : 'student';
  if (!linked) await notifyAccount(tx, from.id, familyNotices.accepted(actor.fullName, side));
  return link;
}
