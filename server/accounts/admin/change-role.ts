import type { Role } from '@bac/contract/protocol/permission.ts';
import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { updateAccount } from '../profile/profile-store.ts';
import { roleEmail } from './admin-emails.ts';
import { lockOtherUser, requireAdminFor } from './guard-admins.ts';
import { deleteSessionsOf } from './user-store.ts';
import { readUser } from './read-user.ts';

/** Changes a role and ends every session: the new permissions take effect at the next sign-in. */
export async function changeRole(
  services: Services,
  id: string,
  input: { role: Role; reason: string },
  actor: Actor,
): Promise<WholeUser> {
  const { db, clock, sessions } = services;
  requireAdminFor(actor, input.role);
  await db.transaction(async (tx) => {
    const account = await lockOtherUser(tx, actor, id, input.role === 'admin');
    if (account.role === input.role) return;
    const now = clock.now();
    await updateAccount(tx, id, { role: input.role, updatedAt: now });
    await deleteSessionsOf(tx, id);
    const reason = input.reason.trim();
    await queueMail(
      tx,
      roleEmail(account, account.language ?? defaultLanguage, { role: input.role, reason }),
    );
    await recordAudit(tx, {
      at: now,
      action: 'account.role-changed',
      subject: `account:${id}`,
      detail: { before: { role: account.role }, changes: { role: input.role }, reason },
      ...auditFields(actor),
    });
  });
  sessions.forgetAccount(id);
  return readUser(services, id);
}
