import { officeHoursText } from '@bac/contract/tickets/office-hours.ts';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Email } from '../../platform/mail/email.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { ticketAnswered } from '../events/ticket-answered.ts';
import { answerMessageId, senderIdOf, ticketMessageId } from '../mail/message-ids.ts';
import { replyAddressOf } from '../mail/reply-address.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { findLastMailId } from '../mail/store.ts';
import { givenName } from './presenters.ts';
import { ticketUrl, ticketAnsweredEmail, nameForEmail, ticketOpenedEmail } from './emails.ts';
import type { TicketRow } from './store.ts';

type Deps = Pick<Services, 'config'>;

interface Answer {
  /** The id of the message. */
  id: string;
  body: string;
  /** The agent who wrote it. */
  author: { id: string; name: string };
  files: readonly string[];
}

const recipientOf = ({ personEmail, personName }: TicketRow) => ({
  email: personEmail,
  fullName: nameForEmail(personName),
});

/** The agent's name as the conversation shows it. */
async function agentName(tx: Transaction, { id, name }: Answer['author']): Promise<string> {
  const [account] = await tx
    .select({ firstName: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, id));
  return givenName(account?.firstName ?? null, name);
}

/** Notifies the person of an answer by email, and in the inbox of their account. Called once, in the answer's transaction. */
export async function notifyOfAnswer(
  { config }: Deps,
  tx: Transaction,
  ticket: TicketRow,
  { id, body, author, files }: Answer,
): Promise<void> {
  const { number, subject, language } = ticket;
  const headers = await mailHeaders(tx, config, ticket, id);
  const email = ticketAnsweredEmail(recipientOf(ticket), language, {
    number,
    subject,
    agent: await agentName(tx, author),
    text: body,
    files: files.length,
    link: ticketUrl(ticket, config.publicUrl),
    isAnswerable: headers.replyTo !== undefined,
  });
  await queueMail(tx, { ...email, ...headers });
  if (ticket.accountId !== null) await enqueue(tx, ticketAnswered, { message: id });
}

/** Confirms by email that we have the ticket, with its number and link. */
export async function confirmOpened(
  { config }: Deps,
  tx: Transaction,
  ticket: TicketRow,
): Promise<void> {
  const week = await readOfficeHours(tx);
  const email = ticketOpenedEmail(recipientOf(ticket), ticket.language, {
    number: ticket.number,
    link: ticketUrl(ticket, config.publicUrl),
    hours: { en: officeHoursText(week, 'en'), vi: officeHoursText(week, 'vi') },
  });
  await queueMail(tx, { ...email, ...(await mailHeaders(tx, config, ticket, null)) });
}

type MailHeaders = Pick<Email, 'replyTo' | 'messageId' | 'inReplyTo' | 'references' | 'loop'>;

/**
 * Headers that make an email about a ticket answerable and keep its emails in one thread; none if replies by mail are not set up.
 * `messageId` is the answer that the email carries, null for the confirmation of the ticket.
 */
async function mailHeaders(
  db: Reader,
  { ticketMail }: Pick<Config, 'ticketMail'>,
  ticket: TicketRow,
  messageId: string | null,
): Promise<MailHeaders> {
  if (!ticketMail) return {};
  const { address } = ticketMail;
  const first = ticketMessageId(address, ticket.id);
  const answerable = { replyTo: replyAddressOf(address, ticket), loop: address };
  if (messageId === null) return { ...answerable, messageId: first };
  const lastMailId = await findLastMailId(db, ticket.id);
  const last = lastMailId === undefined ? undefined : senderIdOf(lastMailId);
  return {
    ...answerable,
    messageId: answerMessageId(address, messageId),
    inReplyTo: last ?? first,
    references: last === undefined ? [first] : [first, last],
  };
}
