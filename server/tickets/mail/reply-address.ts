import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mail servers may change the case of an address, so both cases of a letter count as one. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** Five bits each: a hundred in all, too many to guess over SMTP. */
const tokenLength = 20;

interface TicketKey {
  number: number;
  secret: Buffer;
}

/** A MAC that proves that we made the address. Its key is the ticket's own secret, so one address reveals nothing about another. */
function tokenOf({ number, secret }: TicketKey): string {
  const digest = createHmac('sha256', secret).update(`reply by mail to ${number}`).digest();
  return [...digest.subarray(0, tokenLength)].map((byte) => alphabet[byte % 32]).join('');
}

function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}

export const domainOf = (address: string): string => partsOf(address).domain;

/** Where a reply to this ticket is mailed: `help+1042-abcdef…@mail.example` for `help@mail.example`. */
export function replyAddressOf(ticketAddress: string, ticket: TicketKey): string {
  const { local, domain } = partsOf(ticketAddress);
  return `${local}+${ticket.number}-${tokenOf(ticket)}@${domain}`;
}

export interface ClaimedAddress {
  number: number;
  token: string;
}

/** Parses a recipient; undefined if it cannot be one of our addresses. `hasValidToken` verifies the token. */
export function readReplyAddress(
  ticketAddress: string,
  recipient: string,
): ClaimedAddress | undefined {
  const ours = partsOf(ticketAddress.toLowerCase());
  const parts = partsOf(recipient.toLowerCase());
  if (parts.domain !== ours.domain || !parts.local.startsWith(`${ours.local}+`)) return undefined;
  const claim = /^(\d{1,15})-([a-z2-7]{20})$/.exec(parts.local.slice(ours.local.length + 1));
  return claim ? { number: Number(claim[1]), token: String(claim[2]) } : undefined;
}

export const hasValidToken = ({ token }: ClaimedAddress, ticket: TicketKey): boolean =>
  timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(ticket)));
