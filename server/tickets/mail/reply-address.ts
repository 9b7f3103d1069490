import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mail servers may change the case of an address, so both cases of a letter count as one. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** Five bits each: a hundred in all, nothing to try out over SMTP. */
const sealLength = 20;

interface Sealed {
  number: number;
  secret: Buffer;
}

/** Says that an address is of our making; the secret is the ticket's own, so one address tells nothing about another. */
function sealOf({ number, secret }: Sealed): string {
  const digest = createHmac('sha256', secret).update(`reply by mail to ${number}`).digest();
  return [...digest.subarray(0, sealLength)].map((byte) => alphabet[byte % 32]).join('');
}

function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}

export const domainOf = (address: string): string => partsOf(address).domain;

/** Where a reply to this ticket is mailed: `help+1042-abcdef…@mail.example` for `help@mail.example`. */
export function replyAddressOf(ticketAddress: string, ticket: Sealed): string {
  const { local, domain } = partsOf(ticketAddress);
  return `${local}+${ticket.number}-${sealOf(ticket)}@${domain}`;
}

export interface ClaimedAddress {
  number: number;
  seal: string;
}

/** What a recipient claims to be, undefined where it cannot be one of ours; `isOurs` judges the claim. */
export function readReplyAddress(
  ticketAddress: string,
  recipient: string,
): ClaimedAddress | undefined {
  const ours = partsOf(ticketAddress.toLowerCase());
  const given = partsOf(recipient.toLowerCase());
  if (given.domain !== ours.domain || !given.local.startsWith(`${ours.local}+`)) return undefined;
  const claim = /^(\d{1,15})-([a-z2-7]{20})$/.exec(given.local.slice(ours.local.length + 1));
  return claim ? { number: Number(claim[1]), seal: String(claim[2]) } : undefined;
}

export const isOurs = ({ seal }: ClaimedAddress, ticket: Sealed): boolean =>
  timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(ticket)));
