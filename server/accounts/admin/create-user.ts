import type { NewUser } from '@bac/contract/accounts/users.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/http/actor.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { newToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { normalizeEmail } from '../../platform/mail/email.ts';
import { hashPassword } from '../passwords/password.ts';
import { requireAdminFor } from './guard-admins.ts';
import { invite } from './invite.ts';
import { newUserProblems } from './new-user-problems.ts';

export async function createUser(
  services: Services,
  user: NewUser,
  actor: Actor,
): Promise<{ id: string }> {
  const { db } = services;
  requireAdminFor(actor, user.role);
  const fields = newUserProblems(user);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });
  // The same id is a retry whose reply was lost.
  const [existing] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, user.id));
  if (existing?.email === normalizeEmail(user.email)) return { id: user.id };
  if (existing) throw new Refused('EMAIL_TAKEN');

  const passwordHash = await hashPassword(newToken());
  await db.transaction(async (tx) => {
    const created = await invite(tx, services, [user], passwordHash, actor);
    if (created.size === 0) throw new Refused('EMAIL_TAKEN');
  });
  return { id: user.id };
}
