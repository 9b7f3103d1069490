import type { Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../store.ts';
import { changeLetters } from './letters.ts';
import { newNotMeLink } from './reset/not-me-link.ts';
import { deleteStepsOf } from './step-store.ts';

interface Change {
  /** The very moment that is kept of it: what the letter takes back is known by that. */
  at: Date;
  action: keyof typeof changeLetters;
  /** The passkey's, where it is about one. */
  name?: string;
  /** Recovery codes, where one was used. */
  left?: number;
  /** From here on the password alone is not enough. */
  isFirst?: boolean;
}

/**
 * How one signs in has changed. The person is told whatever letters they want otherwise, and a sign-in that waits for its second
 * step begins anew, by what holds now.
 */
export async function tellChange(
  tx: Transaction,
  needs: Pick<Services, 'config'>,
  account: Account,
  { action, at, ...detail }: Change,
  { language, requestId }: Pick<Actor, 'language' | 'requestId'>,
): Promise<void> {
  await deleteStepsOf(tx, account.id);
  const link = await newNotMeLink(tx, needs, account.id, at);
  const { name = '', left = 0, isFirst = false } = detail;
  const told = { link, name, left, isFirst };
  await queueMail(tx, changeLetters[action](account, account.language ?? language, told));
  await recordAudit(tx, {
    at,
    actorId: account.id,
    action,
    subject: `account:${account.id}`,
    detail,
    requestId,
  });
}
