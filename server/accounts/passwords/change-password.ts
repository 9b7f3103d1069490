import { auditFields } from '../../platform/http/actor.ts';
import type { SessionActor } from '../sign-in/session-actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { hashToken } from '../../platform/http/session.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { deleteOtherSessions } from '../sign-in/device-store.ts';
import { lockOwnAccount } from '../sign-in/lock-own-account.ts';
import { passwordChangedEmail } from '../emails.ts';
import { deletePasswordResets, updatePassword } from './password-reset-store.ts';
import { hashPassword } from './password.ts';
import { getAccount } from '../profile/profile-store.ts';
import { passwordProblems } from '../registration/registration-problems.ts';
import { requirePassword } from './require-password.ts';
import { endPendingSetups } from '../two-step/second-steps.ts';
import { newNotMeLink } from '../two-step/reset/not-me-link.ts';

export async function changePassword(
  services: Services,
  input: { currentPassword: string; newPassword: string },
  actor: SessionActor,
): Promise<void> {
  const { id: accountId } = actor;
  const { db, clock, sessions } = services;
  const person = await getAccount(db, accountId);
  const fields = passwordProblems('newPassword', input.newPassword, person);
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });

  const checked = await requirePassword(services, actor, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword, {
    account: accountId,
    address: actor.address,
  });
  const now = clock.now();
  await db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, actor, checked);
    await updatePassword(tx, accountId, passwordHash, now);
    // Ends every session opened with the old password and deletes the links to replace it.
    await deleteOtherSessions(tx, accountId, hashToken(actor.token));
    await deletePasswordResets(tx, accountId);
    await endPendingSetups(tx, accountId);
    const link = await newNotMeLink(tx, services, accountId, now);
    await queueMail(
      tx,
      passwordChangedEmail(account, account.language ?? actor.language, { link }),
    );
    await recordAudit(tx, {
      at: now,
      action: 'password.changed',
      subject: `account:${accountId}`,
      ...auditFields(actor),
    });
  });
  sessions.forgetAccount(accountId);
}
