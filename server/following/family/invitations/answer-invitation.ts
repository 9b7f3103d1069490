import type { FamilyLink, FamilySide } from '@bac/contract/following/family.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';
import { countWrongCodes, readSpokenCode } from '../../spoken-code.ts';
import { Refused } from '../../../platform/http/refused.ts';
import type { Services } from '../../../services.ts';
import { toPair, requireSide } from '../family-side.ts';
import { getConsentState } from '../consents-store.ts';
import { findByCode, lockByCode, type InvitationRow } from './invitations-store.ts';
import { toLink } from '../links.ts';
import { findLink, lockAccounts, type LinkRow } from '../links-store.ts';
import { makeLink } from './make-link.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

const isOpen = ({ closedAt, expiresAt }: InvitationRow, now: Date): boolean =>
  closedAt === null && expiresAt > now;

/** Previews the invitation behind a code before it is accepted. */
export async function previewInvitation(
  services: Deps,
  code: string,
  actor: Actor,
): Promise<{ from: string; side: FamilySide; needsConsent: boolean }> {
  const { db, clock } = services;
  const side = requireSide(actor);
  const now = clock.now();
  const { invitation, from } = await countWrongCodes(
    services,
    'family',
    actor,
    async (reportWrong) => {
      const found = await findByCode(db, readSpokenCode(code));
      if (found && isOpen(found.invitation, now)) return found;
      reportWrong();
      throw new Refused('INVITATION_UNKNOWN');
    },
  );
  if (invitation.side === side) throw new Refused('NO_FAMILY_FOR_ROLE');
  const { studentId } = toPair(side, actor.id, from.id);
  return {
    from: from.fullName,
    side: invitation.side,
    needsConsent: (await getConsentState(db, studentId, dayOf(now))).isNeeded,
  };
}

/** Accepts an invitation: one transaction makes the link, stores the guardian's consent and uses up the code. */
export async function acceptInvitation(
  services: Deps,
  code: string,
  consent: string | null,
  actor: Actor,
): Promise<FamilyLink> {
  const { db, clock } = services;
  const side = requireSide(actor);
  if (!actor.verified) throw new Refused('VERIFY_FIRST');
  const now = clock.now();
  const accept = () =>
    db.transaction(async (tx) => {
      const found = await lockByCode(tx, readSpokenCode(code));
      if (!found) return undefined;
      const { invitation, from } = found;
      if (invitation.side === side) throw new Refused('NO_FAMILY_FOR_ROLE');
      const pair = toPair(side, actor.id, from.id);
      await lockAccounts(tx, [actor.id, from.id]);
      const linked = await findLink(tx, pair);
      const link = isOpen(invitation, now)
        ? await makeLink(tx, { invitation, from, pair, linked, consent, at: now, actor })
        : findRetriedLink(invitation, linked);
      return link && toLink(link, actor.id, { ...from, name: from.fullName });
    });
  return countWrongCodes(services, 'family', actor, async (reportWrong) => {
    const accepted = await accept();
    if (accepted) return accepted;
    reportWrong();
    throw new Refused('INVITATION_UNKNOWN');
  });
}

/** The link of a retry that was accepted before: it was made at the moment its invitation closed. */
const findRetriedLink = (
  { closedAt }: InvitationRow,
  linked: LinkRow | undefined,
): LinkRow | undefined =>
  linked && linked.createdAt.getTime() === closedAt?.getTime() ? linked : undefined;
