import { emailAddress } from '@bac/contract/accounts/email-address.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../postgres/database.ts';
import { enqueue, enqueueAll, handle, type Job, type JobHandler } from '../jobs/jobs.ts';
import { letter, type Letter } from './letter.ts';
import type { MailTransport } from './transport.ts';

/**
 * Any address can be queued: an account from before today's rule may have one that breaks it, and what mails that account must not
 * fail because of it.
 */
const sendMail: Job<Letter> = { name: 'mail.send', payload: letter.extend({ to: z.string() }) };

/** The outbox: the letter is queued in the change's own transaction and sent, with retries, after it commits. */
export const queueMail = (tx: Transaction, given: Letter): Promise<void> =>
  enqueue(tx, sendMail, given);

/** The same for many at once. */
export const queueMails = (tx: Transaction, given: readonly Letter[]): Promise<void> =>
  enqueueAll(tx, sendMail, given);

export const mailJob = (
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'warn'>,
): JobHandler =>
  handle(sendMail, async (given) => {
    if (emailAddress.safeParse(given.to).success) return transport.send(given);
    log.warn('an email was skipped: its address is not a valid one');
  });
