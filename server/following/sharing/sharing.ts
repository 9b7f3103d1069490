import type { sharingRoutes } from '@bac/contract/following/sharing.ts';
import type { z } from 'zod';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../services.ts';
import { findConsent, listClasses, listParents, listSharedLinks } from './store.ts';

type Sharing = z.infer<(typeof sharingRoutes)['GET /sharing']['reply']>;

/** Lists everybody who can see something of a person; nobody else can. */
export async function readSharing(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<Sharing> {
  const now = clock.now();
  const [parents, classes, links, consent] = await Promise.all([
    listParents(db, accountId),
    listClasses(db, accountId),
    listSharedLinks(db, accountId, now),
    findConsent(db, accountId, dayOf(now)),
  ]);
  const awaitsConsent = consent.isNeeded && !consent.isGiven;
  return {
    parents: parents.map((parent) => ({ ...parent, since: parent.since.toISOString() })),
    classes: classes.map((each) => ({
      ...each,
      joinedAt: each.joinedAt.toISOString(),
      attempts: awaitsConsent ? 0 : each.attempts,
      awaitsConsent,
    })),
    links: links.map((link) => ({
      ...link,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    })),
    consent,
  };
}
