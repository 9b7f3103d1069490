import { emailAddress } from '@bac/contract/accounts/email-address.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../postgres/database.ts';
import { enqueue, enqueueAll, handle, type Job, type JobHandler } from '../jobs/jobs.ts';
import { emailSchema, type Email } from './email.ts';
import type { MailTransport } from './transport.ts';

/**
 * Any address can be queued: an old account may have one that breaks the present rule, and a change that mails this account must
 * not fail because of it.
 */
const sendMail: Job<Email> = { name: 'mail.send', payload: emailSchema.extend({ to: z.string() }) };

/** The outbox: queues the email in the transaction of the change; it is sent, with retries, after the commit. */
export const queueMail = (tx: Transaction, email: Email): Promise<void> =>
  enqueue(tx, sendMail, email);

/** Queues many emails in one statement. */
export const queueMails = (tx: Transaction, emails: readonly Email[]): Promise<void> =>
  enqueueAll(tx, sendMail, emails);

export const mailJob = (
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'warn'>,
): JobHandler =>
  handle(sendMail, async (email) => {
    if (emailAddress.safeParse(email.to).success) return transport.send(email);
    log.warn('an email was skipped: its address is not a valid one');
  });
