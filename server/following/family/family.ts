import type {
  ConsentState,
  FamilyInvitation,
  FamilyLink,
  FamilySide,
} from '@bac/contract/following/family.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { sideOf } from './family-side.ts';
import { getConsentState } from './consents-store.ts';
import { listOpenInvitations } from './invitations/invitations-store.ts';
import { toInvitation } from './invitations/invite.ts';
import { toLink } from './links.ts';
import { listLinks } from './links-store.ts';

interface Family {
  side: FamilySide | null;
  links: FamilyLink[];
  invitations: FamilyInvitation[];
  consent: ConsentState | null;
}

/** The account's family links and open invitations. */
export async function readFamily(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, role, email, verified }: SignedIn,
): Promise<Family> {
  const now = clock.now();
  const side = sideOf(role);
  const [links, invitations, consent] = await Promise.all([
    listLinks(db, id),
    side ? listOpenInvitations(db, { id, side, email: verified ? email : null }, now) : [],
    side === 'student' ? getConsentState(db, id, dayOf(now)) : null,
  ]);
  return {
    side,
    links: links.map(({ link, parent, student }) =>
      toLink(link, id, link.parentId === id ? student : parent),
    ),
    invitations: invitations.map(({ invitation, from }) =>
      toInvitation(invitation, invitation.fromId === id ? null : from),
    ),
    consent,
  };
}
