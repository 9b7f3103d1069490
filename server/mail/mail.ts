import type { Transaction } from '../db/database.ts';
import { enqueue, enqueueAll, handle, type Job, type JobHandler } from '../jobs/jobs.ts';
import { letter, type Letter } from './letter.ts';
import type { MailTransport } from './transport.ts';

const sendMail: Job<Letter> = { name: 'mail.send', payload: letter };

/** The outbox: the letter is queued in the change's own transaction and sent, with retries, after it commits. */
export const queueMail = (tx: Transaction, given: Letter): Promise<void> =>
  enqueue(tx, sendMail, given);

/** The same for many at once. */
export const queueMails = (tx: Transaction, given: readonly Letter[]): Promise<void> =>
  enqueueAll(tx, sendMail, given);

export const mailJob = (transport: MailTransport): JobHandler =>
  handle(sendMail, (given) => transport.send(given));
