import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { auditedBy, type Actor } from '../../../platform/http/actor.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { agreedTo, giveConsent } from '../consents.ts';
import { getConsentState } from '../consents-store.ts';
import { closeInvitation, type FoundInvitation } from './invitations-store.ts';
import { countLinks, insertLink, type LinkRow, type Pair } from '../links-store.ts';
import { noticeOf, tell } from '../notices.ts';

const mostLinks = 10;

interface Yes extends FoundInvitation {
  pair: Pair;
  /** Where the two are linked already. */
  linked: LinkRow | undefined;
  /** What a parent who says yes agrees to. */
  consent: string | null;
  at: Date;
  actor: Actor;
}

/** What the guardian has agreed to: in the answer, or in the invitation if the words are still the same. */
function versionOf({ invitation, consent }: Yes): string | undefined {
  if (invitation.side === 'student') return agreedTo(consent);
  const { consentVersion } = invitation;
  return consentVersion === guardianConsent.version ? consentVersion : undefined;
}

async function insertNew(tx: Transaction, { pair, at, actor }: Yes): Promise<LinkRow> {
  for (const id of [pair.parentId, pair.studentId]) {
    if ((await countLinks(tx, id)) >= mostLinks) throw new Refused('TOO_MANY_LINKS');
  }
  const link = await insertLink(tx, pair, at);
  await recordAudit(tx, {
    at,
    action: 'family.linked',
    subject: `account:${pair.studentId}`,
    detail: { link: link.id, parent: pair.parentId },
    ...auditedBy(actor),
  });
  return link;
}

/** The link, what the guardian agreed to, and the end of the invitation, all of it or nothing. */
export async function makeLink(tx: Transaction, yes: Yes): Promise<LinkRow> {
  const { invitation, from, pair, linked, at, actor } = yes;
  const { parentId, studentId } = pair;
  const version = versionOf(yes);
  const { isNeeded } = await getConsentState(tx, studentId, dayOf(at));
  if (version === undefined && isNeeded && !linked) throw new Refused('CONSENT_NEEDED');
  const link = linked ?? (await insertNew(tx, yes));
  if (version !== undefined) {
    const guardian = parentId === actor.id ? actor : from;
    await giveConsent(tx, { studentId, guardian, at, ...auditedBy(actor) }, version);
  }
  await closeInvitation(tx, invitation.id, at);
  const side = parentId === actor.id ? 'parent' : 'student';
  if (!linked) await tell(tx, from.id, noticeOf.accepted(actor.fullName, side));
  return link;
}
