import { canChange, isReasonEnough, statusAfter } from '@bac/contract/accounts/account-change.ts';
import { failures } from '@bac/contract/failures.ts';
import type { AccountAction, AccountChange } from '@bac/contract/accounts/users.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { Refused, type BrokenField } from '../../platform/http/refused.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { updateAccount } from '../profile/profile-store.ts';
import { statusEmail } from './admin-emails.ts';
import { lockOtherUser } from './guard-admins.ts';
import { deleteSessionsOf } from './user-store.ts';

const auditActions: Record<AccountAction, string> = {
  activate: 'account.activated',
  deactivate: 'account.deactivated',
  suspend: 'account.suspended',
  ban: 'account.banned',
  unban: 'account.unbanned',
};

function requireValidChange({ action, reason, until }: AccountChange, now: Date): void {
  const fields: BrokenField[] = [];
  if (!isReasonEnough(action, reason)) fields.push({ path: 'reason', rule: 'minLength' });
  if (until !== null && (action !== 'suspend' || new Date(until) <= now)) {
    fields.push({ path: 'until', rule: 'minimum' });
  }
  if (fields.length > 0) throw new Refused('INVALID_REQUEST', { fields });
}

/** Signs the person out at once, emails the reason in their language and records an audit entry. */
export async function changeStatus(
  { db, clock, sessions }: Services,
  id: string,
  change: AccountChange,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  requireValidChange(change, now);
  const { action } = change;
  const status = statusAfter(action);
  const until = change.until === null ? null : new Date(change.until);
  const reason = change.reason.trim();
  await db.transaction(async (tx) => {
    const account = await lockOtherUser(tx, actor, id, status === 'active');
    if (!canChange(account.status, action)) throw new Refused('NOT_POSSIBLE_NOW');
    await updateAccount(tx, id, {
      status,
      suspendedUntil: until,
      statusReason: reason || null,
      statusNote: change.note.trim() || null,
      updatedAt: now,
    });
    if (status !== 'active') await deleteSessionsOf(tx, id);
    if (change.isMailed) {
      const language = account.language ?? defaultLanguage;
      await queueMail(tx, statusEmail(account, language, { action, reason, until }));
    }
    await recordAudit(tx, {
      at: now,
      action: auditActions[action],
      subject: `account:${id}`,
      detail: {
        before: { status: account.status, until: account.suspendedUntil },
        changes: { status, until },
        reason,
        note: change.note.trim(),
        isMailed: change.isMailed,
      },
      ...auditFields(actor),
    });
  });
  sessions.forgetAccount(id);
}

/** Changes each account in its own transaction, so a refusal for one does not stop the others. */
export async function changeStatuses(
  services: Services,
  users: readonly string[],
  change: AccountChange,
  actor: Actor,
): Promise<{ id: string; refusal: string | null }[]> {
  requireValidChange(change, services.clock.now());
  const outcomes: { id: string; refusal: string | null }[] = [];
  for (const id of new Set(users)) {
    try {
      await changeStatus(services, id, change, actor);
      outcomes.push({ id, refusal: null });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      outcomes.push({ id, refusal: failures[error.code][actor.language] });
    }
  }
  return outcomes;
}
