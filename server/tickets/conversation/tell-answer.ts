import type { LocalText } from '@bac/exam/item/local-text.ts';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { ticketAnswered } from '../events/ticket-answered.ts';
import { answerMessageId, senderIdOf, ticketMessageId } from '../mail/message-ids.ts';
import { replyAddressOf } from '../mail/reply-address.ts';
import { findLastMailId } from '../mail/store.ts';
import { givenName } from './presenters.ts';
import { addressOf, answerLetter, letterName, openedLetter } from './letters.ts';
import type { TicketRow } from './store.ts';

type Needs = Pick<Services, 'config'>;

interface Answer {
  /** Of the message. */
  id: string;
  body: string;
  /** Who wrote it. */
  author: { id: string; name: string };
  files: readonly string[];
}

const recipientOf = ({ personEmail, personName }: TicketRow) => ({
  email: personEmail,
  fullName: letterName(personName),
});

/** As the conversation has it. */
async function agentName(tx: Transaction, { id, name }: Answer['author']): Promise<string> {
  const [account] = await tx
    .select({ firstName: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, id));
  return givenName(account?.firstName ?? null, name);
}

/** Called where the team has answered, in the same transaction and once: by letter, and in the inbox where there is one. */
export async function tellAnswer(
  { config }: Needs,
  tx: Transaction,
  ticket: TicketRow,
  { id, body, author, files }: Answer,
): Promise<void> {
  const { number, subject, language } = ticket;
  const headers = await mailHeaders(tx, config, ticket, id);
  const letter = answerLetter(recipientOf(ticket), language, {
    number,
    subject,
    agent: await agentName(tx, author),
    words: body,
    files: files.length,
    link: addressOf(ticket, config.publicUrl),
    isAnswerable: headers.replyTo !== undefined,
  });
  await queueMail(tx, { ...letter, ...headers });
  if (ticket.accountId !== null) await enqueue(tx, ticketAnswered, { message: id });
}

/** Says that we have it, with its number and the way to it. */
export async function tellOpened(
  { config }: Needs,
  tx: Transaction,
  ticket: TicketRow,
  hours: LocalText,
): Promise<void> {
  const letter = openedLetter(recipientOf(ticket), ticket.language, {
    number: ticket.number,
    link: addressOf(ticket, config.publicUrl),
    hours,
  });
  await queueMail(tx, { ...letter, ...(await mailHeaders(tx, config, ticket, null)) });
}

type MailHeaders = Pick<Letter, 'replyTo' | 'messageId' | 'inReplyTo' | 'references' | 'loop'>;

/**
 * What lets a letter about a ticket be answered by mail and stand with the others in a mail program; nothing where replies by mail
 * are not set up. The message is the answer that the letter brings, null for the letter that says we have the ticket.
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
