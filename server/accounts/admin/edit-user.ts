import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { applyProfile, requireGoodProfile } from '../profile/change-profile.ts';
import type { ProfileChanges } from '../profile/profile-problems.ts';
import type { KnowsPlaces } from '../registration/register.ts';
import { getUserToChange } from './user-store.ts';
import { readUser } from './whole-user.ts';

interface Edit {
  updatedAt: string;
  changes: ProfileChanges;
}

/** Built on what the editor saw: who comes second is told so and decides, instead of overwriting. */
export async function editUser(
  services: Services,
  knowsPlaces: KnowsPlaces,
  id: string,
  given: Edit,
  actor: Actor,
): Promise<WholeUser> {
  const { db, clock, sessions } = services;
  const now = clock.now();
  const wanted = requireGoodProfile(given.changes, now);
  await db.transaction(async (tx) => {
    const account = await getUserToChange(tx, id);
    if (account.updatedAt.getTime() !== new Date(given.updatedAt).getTime()) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    const done = await applyProfile(tx, knowsPlaces, account, wanted, now);
    if (done.fields.length === 0) return;
    await recordAudit(tx, {
      at: now,
      action: 'account.edited',
      subject: `account:${id}`,
      detail: { before: done.before, changes: done.changes },
      ...auditedBy(actor),
    });
  });
  sessions.forgetAccount(id);
  return readUser(services, id);
}
