import { createHash } from 'node:crypto';
import { isMessageId } from '../../platform/mail/email.ts';
import { domainOf } from './reply-address.ts';

const idPrefix = 'bac-ticket';

/** Message-ID of the ticket itself. Every email about it refers to this id, so that mail programs show one thread. */
export const ticketMessageId = (ticketAddress: string, ticketId: string): string =>
  `<${idPrefix}.${ticketId}@${domainOf(ticketAddress)}>`;

/** Message-ID of one answer. */
export const answerMessageId = (ticketAddress: string, messageId: string): string =>
  `<${idPrefix}.answer.${messageId}@${domainOf(ticketAddress)}>`;

/** True for the id of an email of ours that came back. */
export const isOwnMessageId = (ticketAddress: string, messageId: string): boolean => {
  const id = messageId.toLowerCase();
  return (
    id.startsWith(`<${idPrefix}.`) && id.endsWith(`@${domainOf(ticketAddress).toLowerCase()}>`)
  );
};

interface Email {
  messageId: string | undefined;
  /** Replaces the id if the sender's program set none. */
  fingerprint: string;
}

/**
 * Key by which a duplicate email is recognized. One email to two tickets is a reply in each, so the key starts with the ticket's
 * number.
 */
export const mailIdOf = (number: number, { messageId, fingerprint }: Email): string =>
  `${number} ${messageId !== undefined && isMessageId(messageId) ? messageId : fingerprint}`;

/** The sender's Message-ID, to which an answer refers; undefined if there was none that is valid in a header. */
export function senderIdOf(mailId: string): string | undefined {
  const id = mailId.slice(mailId.indexOf(' ') + 1);
  return isMessageId(id) ? id : undefined;
}

/** Hashes what the sender wrote, without the headers that relays add. */
export const fingerprintOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
