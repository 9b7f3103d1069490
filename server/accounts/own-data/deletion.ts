import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused } from '../../platform/http/refused.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { lockAccount, hasOtherAdmins, teachesClasses, updateDeletion } from './deletion-store.ts';
import { deletionRequestedEmail, deletionCanceledEmail, profileLink } from './emails.ts';
import type { Ports } from './ports.ts';

/** Long enough to return from a vacation and find the email. */
const waitMilliseconds = 14 * 24 * 60 * 60 * 1000;

export async function requestDeletion(
  services: Services,
  { requirePassword, notMeLink }: Ports,
  password: string,
  actor: Actor,
): Promise<{ at: string }> {
  const { id: accountId } = actor;
  const { db, clock, config, sessions } = services;
  await requirePassword(actor, password);
  const now = clock.now();
  const at = await db.transaction(async (tx) => {
    const isSafe = await hasOtherAdmins(tx, accountId, { onlyStaying: true });
    const account = await lockAccount(tx, accountId);
    if (account.deletesAt) return account.deletesAt;
    if (!isSafe) throw new Refused('LAST_ADMIN');
    if (await teachesClasses(tx, accountId)) throw new Refused('CLASSES_FIRST');
    const due = new Date(now.getTime() + waitMilliseconds);
    await updateDeletion(tx, accountId, due);
    const notMe = await notMeLink(tx, accountId, now);
    const details = { at: due, link: profileLink(config), notMe };
    await queueMail(
      tx,
      deletionRequestedEmail(account, account.language ?? defaultLanguage, details),
    );
    await recordAudit(tx, {
      at: now,
      action: 'deletion.asked',
      subject: `account:${accountId}`,
      ...auditFields(actor),
    });
    return due;
  });
  sessions.forgetAccount(accountId);
  return { at: at.toISOString() };
}

/** Nothing is deleted before the date, so canceling restores nothing. */
export async function cancelDeletion(
  { db, clock, sessions }: Services,
  actor: Actor,
): Promise<{ at: null }> {
  const { id: accountId } = actor;
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account.deletesAt === null) return;
    await updateDeletion(tx, accountId, null);
    await queueMail(tx, deletionCanceledEmail(account, account.language ?? defaultLanguage, {}));
    await recordAudit(tx, {
      at: clock.now(),
      action: 'deletion.taken-back',
      subject: `account:${accountId}`,
      ...auditFields(actor),
    });
  });
  sessions.forgetAccount(accountId);
  return { at: null };
}
