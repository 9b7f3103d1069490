import { createHash } from 'node:crypto';
import { isMessageId } from '../../platform/mail/letter.ts';
import { domainOf } from './reply-address.ts';

const own = 'bac-ticket';

/** The ticket itself: every letter about it refers to this one, so that mail programs show them together. */
export const ticketMessageId = (ticketAddress: string, ticketId: string): string =>
  `<${own}.${ticketId}@${domainOf(ticketAddress)}>`;

/** One answer. */
export const answerMessageId = (ticketAddress: string, messageId: string): string =>
  `<${own}.answer.${messageId}@${domainOf(ticketAddress)}>`;

/** A letter of our own that has come back. */
export const isOwnMessageId = (ticketAddress: string, given: string): boolean => {
  const id = given.toLowerCase();
  return id.startsWith(`<${own}.`) && id.endsWith(`@${domainOf(ticketAddress).toLowerCase()}>`);
};

interface Letter {
  messageId: string | undefined;
  /** What stands in for an id where the sender's program made none. */
  fingerprint: string;
}

/**
 * How the same letter is known again. A letter to two tickets is one reply in each, so the ticket's number stands before the
 * sender's id.
 */
export const mailIdOf = (number: number, { messageId, fingerprint }: Letter): string =>
  `${number} ${messageId !== undefined && isMessageId(messageId) ? messageId : fingerprint}`;

/** The sender's own id, which an answer refers to; undefined where there was none that may stand in a header. */
export function senderIdOf(mailId: string): string | undefined {
  const id = mailId.slice(mailId.indexOf(' ') + 1);
  return isMessageId(id) ? id : undefined;
}

/** Of what the sender wrote, not of what relays put before it on the way. */
export const fingerprintOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
