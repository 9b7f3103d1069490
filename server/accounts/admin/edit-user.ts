import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { applyProfile, requireValidProfile } from '../profile/change-profile.ts';
import type { ProfileChanges } from '../profile/profile-problems.ts';
import type { PlacesExist } from '../registration/register.ts';
import { requireAdminFor } from './guard-admins.ts';
import { lockUser } from './user-store.ts';
import { readUser } from './read-user.ts';

interface Edit {
  updatedAt: string;
  changes: ProfileChanges;
}

/** Optimistic concurrency: an edit based on an outdated `updatedAt` is refused instead of overwriting the other. */
export async function editUser(
  services: Services,
  placesExist: PlacesExist,
  id: string,
  edit: Edit,
  actor: Actor,
): Promise<WholeUser> {
  const { db, clock, sessions } = services;
  const now = clock.now();
  const cleanChanges = requireValidProfile(edit.changes, now);
  await db.transaction(async (tx) => {
    const account = await lockUser(tx, id);
    requireAdminFor(actor, account.role);
    if (account.updatedAt.getTime() !== new Date(edit.updatedAt).getTime()) {
      throw new Refused('CHANGED_MEANWHILE');
    }
    const applied = await applyProfile(tx, placesExist, account, cleanChanges, now);
    if (applied.fields.length === 0) return;
    await recordAudit(tx, {
      at: now,
      action: 'account.edited',
      subject: `account:${id}`,
      detail: { before: applied.before, changes: applied.changes },
      ...auditFields(actor),
    });
  });
  sessions.forgetAccount(id);
  return readUser(services, id);
}
