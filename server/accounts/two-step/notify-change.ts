import type { Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../store.ts';
import { changeEmails } from './emails.ts';
import { newNotMeLink } from './reset/not-me-link.ts';
import { deleteStepsOf } from './step-store.ts';

interface Change {
  /** The stored time of the change, by which the link in the email knows what to remove. */
  at: Date;
  action: keyof typeof changeEmails;
  /** The name of the passkey, if the change concerns one. */
  name?: string;
  /** The unused recovery codes, if one was used. */
  left?: number;
  /** The first second step: the password alone is no longer enough. */
  isFirst?: boolean;
}

/**
 * Reports a change of credentials: emails the person regardless of their preferences, audits it and ends pending sign-ins, which
 * must start again under the new rules.
 */
export async function notifyChange(
  tx: Transaction,
  deps: Pick<Services, 'config'>,
  account: Account,
  { action, at, ...detail }: Change,
  { language, requestId }: Pick<Actor, 'language' | 'requestId'>,
): Promise<void> {
  await deleteStepsOf(tx, account.id);
  const link = await newNotMeLink(tx, deps, account.id, at);
  const { name = '', left = 0, isFirst = false } = detail;
  const details = { link, name, left, isFirst };
  await queueMail(tx, changeEmails[action](account, account.language ?? language, details));
  await recordAudit(tx, {
    at,
    actorId: account.id,
    action,
    subject: `account:${account.id}`,
    detail,
    requestId,
  });
}
