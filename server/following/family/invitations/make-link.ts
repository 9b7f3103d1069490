import { auditFields, type Actor } from '../../../platform/http/actor.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { requireCurrentVersion, giveConsent } from '../consents.ts';
import { getConsentState } from '../consents-store.ts';
import { closeInvitation, type FoundInvitation } from './invitations-store.ts';
import {
  countLinks,
  insertLink,
  markInvitedByStudent,
  type LinkRow,
  type Pair,
} from '../links-store.ts';
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

async function insertNewLink(
  tx: Transaction,
  { invitation, pair, at, actor }: Acceptance,
): Promise<LinkRow> {
  for (const id of [pair.parentId, pair.studentId]) {
    if ((await countLinks(tx, id)) >= mostLinks) throw new Refused('TOO_MANY_LINKS');
  }
  const isInvitedByStudent = invitation.side === 'student';
  const link = await insertLink(tx, pair, at, { isInvitedByStudent });
  await recordAudit(tx, {
    at,
    action: 'family.linked',
    subject: `account:${pair.studentId}`,
    detail: { link: link.id, parent: pair.parentId },
    ...auditFields(actor),
  });
  return link;
}

/**
 * Makes the link, stores the guardian's consent and closes the invitation, in one transaction. A student under 16 invites:
 * a person who asks to follow a child is a stranger until the child has named them, and one click must not make them a guardian.
 */
export async function makeLink(tx: Transaction, acceptance: Acceptance): Promise<LinkRow> {
  const { invitation, from, pair, linked, at, actor } = acceptance;
  const { parentId, studentId } = pair;
  const isInvitedByStudent = invitation.side === 'student';
  const version = isInvitedByStudent ? requireCurrentVersion(acceptance.consent) : undefined;
  const { isNeeded } = await getConsentState(tx, studentId, dayOf(at));
  if (isNeeded && !linked) {
    if (!isInvitedByStudent) throw new Refused('STUDENT_INVITES');
    if (version === undefined) throw new Refused('CONSENT_NEEDED');
  }
  const link = linked ?? (await insertNewLink(tx, acceptance));
  if (isInvitedByStudent && !link.isInvitedByStudent) await markInvitedByStudent(tx, link.id);
  if (version !== undefined) {
    await giveConsent(tx, { studentId, guardian: actor, at, ...auditFields(actor) }, version);
  }
  await closeInvitation(tx, invitation.id, at);
  const side = parentId === actor.id ? 'parent' : 'student';
  if (!linked) await notifyAccount(tx, from.id, familyNotices.accepted(actor.fullName, side));
  return link;
}
