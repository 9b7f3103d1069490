import type { Config } from '../../config.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { answerMessageId, senderIdOf, ticketMessageId } from '../mail/message-ids.ts';
import { replyAddressOf } from '../mail/reply-address.ts';
import { findLastMailId } from '../mail/store.ts';
import type { TicketRow } from './store.ts';

type MailHeaders = Pick<Letter, 'replyTo' | 'messageId' | 'inReplyTo' | 'references' | 'loop'>;

/**
 * What lets a letter about a ticket be answered by mail and stand with the others in a mail program; nothing where replies by mail
 * are not set up. The message is the answer that the letter brings, null for the letter that says we have the ticket.
 */
export async function mailHeaders(
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
