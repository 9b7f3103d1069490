import { randomUUID } from 'node:crypto';
import { limitFor, type Limit } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { appendMessage } from '../conversation/append-message.ts';
import type { Requester } from '../person/requester.ts';
import { findOwnTicket, lockOwnTicket } from '../person/store.ts';
import type { TicketRow } from '../conversation/store.ts';
import { automaticKind, type AutomaticKind } from './parsing/automatic.ts';
import { storeAttachments } from './store-attachments.ts';
import { messageBody, wholeEmail } from './message-body.ts';
import { mailIdOf } from './message-ids.ts';
import type { ParsedEmail } from './parsing/parse-email.ts';
import { isStoredEmail } from './store.ts';

/**
 * Rate limit for emails that enter the conversation of one ticket. It slows down two auto-responders that answer each other without
 * marking their emails as automatic; a person who writes too much loses nothing, because their mail server retries.
 */
export const emailLimit = (ticketId: string): Limit =>
  limitFor('tickets:mail', ticketId, { atMost: 20, milliseconds: 3_600_000 });

const longestAddress = 320;

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'files'>;

/** What became of an email: a reply, a duplicate, refused as empty, or dropped as automatic. */
export type EmailOutcome = 'reply' | 'again' | 'empty' | AutomaticKind;

function requireOpen(ticket: TicketRow | undefined): TicketRow {
  if (!ticket) throw new Refused('TICKET_NOT_FOUND');
  if (ticket.state === 'closed') throw new Refused('TICKET_CLOSED');
  return ticket;
}

/** The reply address alone authorizes writing into the ticket, or into the one it was merged into. */
const mailRequester = ({ id, secret }: TicketRow): Requester => ({
  account: undefined,
  secret,
  address: 'mail',
  uploadedBy: `mail:${id}`,
  network: null,
  isByMail: true,
});

/** Adds the reply to the conversation; a duplicate adds no message. */
async function append(
  services: Deps,
  addressedTicket: TicketRow,
  email: ParsedEmail,
  { mailId, mailFrom }: { mailId: string; mailFrom: string },
): Promise<EmailOutcome> {
  const { db, clock } = services;
  const requester = mailRequester(addressedTicket);
  const { language } = requireOpen(await findOwnTicket(db, addressedTicket.id, requester));
  const wholeFile = wholeEmail(email.text, language);
  const attachments = wholeFile ? [wholeFile, ...email.files] : email.files;
  const { ids, leftOut } = await storeAttachments(services, attachments, requester.uploadedBy);
  return db.transaction(async (tx) => {
    const ticket = await lockOwnTicket(tx, addressedTicket.id, requester);
    if (await isStoredEmail(tx, mailId)) return 'again';
    const { accountId, personName } = requireOpen(ticket);
    const message = {
      id: randomUUID(),
      kind: 'reply',
      from: 'person',
      author: { id: accountId, name: personName },
      body: messageBody(email.text, leftOut, language),
      files: ids,
      uploadedBy: [requester.uploadedBy],
      isMail: true,
      mailId,
      mailFrom,
    } as const;
    await appendMessage(tx, requireOpen(ticket), message, clock.now());
    return 'reply';
  });
}

/** Handles an email to a ticket's own address; `sender` is the envelope sender (MAIL FROM). Refuses closed tickets and too many emails. */
export async function acceptEmail(
  services: Deps,
  ticketAddress: string,
  addressedTicket: TicketRow,
  email: ParsedEmail,
  sender: string,
): Promise<EmailOutcome> {
  const automatic = automaticKind({ ...email, sender }, ticketAddress);
  if (automatic) return automatic;
  if (email.text === '' && email.files.length === 0) return 'empty';
  const mailId = mailIdOf(addressedTicket.number, email);
  if (await isStoredEmail(services.db, mailId)) return 'again';
  await countAgainst(services, emailLimit(addressedTicket.id));
  // Anyone who knows the reply address can write; the desk marks a sender who is not the ticket's person.
  const mailFrom = (email.from || sender).trim().slice(0, longestAddress);
  return append(services, addressedTicket, email, { mailId, mailFrom });
}
