import type { NewUser } from '@bac/contract/accounts/users.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/http/actor.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { newToken } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { normalEmail } from '../../platform/mail/letter.ts';
import { hashPassword } from '../passwords/password.ts';
import { requireAdminFor } from './guard-admins.ts';
import { invite } from './invite.ts';
import { newUserProblems } from './new-user-problems.ts';

export async function createUser(
  services: Services,
  given: NewUser,
  actor: Actor,
): Promise<{ id: string }> {
  const { db } = services;
  requireAdminFor(actor, given.role);
  const fields = newUserProblems(given);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });
  // The same id again is the same wish again: the reply got lost on its way.
  const [known] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, given.id));
  if (known?.email === normalEmail(given.email)) return { id: given.id };
  if (known) throw new Refused('EMAIL_TAKEN');

  const passwordHash = await hashPassword(newToken());
  await db.transaction(async (tx) => {
    const made = await invite(tx, services, [given], passwordHash, actor);
    if (made.size === 0) throw new Refused('EMAIL_TAKEN');
  });
  return { id: given.id };
}
