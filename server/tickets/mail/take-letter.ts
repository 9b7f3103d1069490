import { randomUUID } from 'node:crypto';
import { countAgainst, type Limit } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { appendMessage } from '../conversation/append-message.ts';
import type { Requester } from '../person/requester.ts';
import { findOwnTicket, lockOwnTicket } from '../person/store.ts';
import type { TicketRow } from '../conversation/store.ts';
import { automaticKind, type Automatic } from './parsing/automatic.ts';
import { keepEnclosed } from './keep-enclosed.ts';
import { bodyOf, wholeLetter } from './letter-body.ts';
import { mailIdOf } from './message-ids.ts';
import type { ReadLetter } from './parsing/read-letter.ts';
import { isKnownLetter } from './store.ts';

/**
 * Rate limit for emails that enter the conversation of one ticket. It slows down two auto-responders that answer each other without
 * marking their emails as automatic; a person who writes too much loses nothing, because their mail server retries.
 */
export const letterLimit = (ticketId: string): Limit => ({
  name: 'tickets:mail',
  of: ticketId,
  atMost: 20,
  milliseconds: 3_600_000,
});

type Deps = Pick<Services, 'db' | 'clock' | 'files'>;

/** What became of an email: a reply, a duplicate, refused as empty, or dropped as automatic. */
export type Taken = 'reply' | 'again' | 'empty' | Automatic;

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
  broughtBy: `mail:${id}`,
  isByMail: true,
});

/** Adds the reply to the conversation; a duplicate changes nothing. */
async function append(
  services: Deps,
  addressedTicket: TicketRow,
  email: ReadLetter,
  mailId: string,
): Promise<Taken> {
  const { db, clock } = services;
  const requester = mailRequester(addressedTicket);
  const { language } = requireOpen(await findOwnTicket(db, addressedTicket.id, requester));
  const wholeFile = wholeLetter(email.words, language);
  const attachments = wholeFile ? [wholeFile, ...email.files] : email.files;
  const { ids, leftOut } = await keepEnclosed(services, attachments, requester.broughtBy);
  return db.transaction(async (tx) => {
    const ticket = await lockOwnTicket(tx, addressedTicket.id, requester);
    if (await isKnownLetter(tx, mailId)) return 'again';
    const { accountId, personName } = requireOpen(ticket);
    const message = {
      id: randomUUID(),
      kind: 'reply',
      from: 'person',
      author: { id: accountId, name: personName },
      body: bodyOf(email.words, leftOut, language),
      files: ids,
      broughtBy: [requester.broughtBy],
      isMail: true,
      mailId,
    } as const;
    await appendMessage(tx, requireOpen(ticket), message, clock.now());
    return 'reply';
  });
}

/** Handles an email to a ticket's own address; `sender` is the envelope's. Refuses closed tickets and too many emails. */
export async function takeLetter(
  services: Deps,
  ticketAddress: string,
  addressedTicket: TicketRow,
  email: ReadLetter,
  sender: string,
): Promise<Taken> {
  const automatic = automaticKind({ ...email, sender }, ticketAddress);
  if (automatic) return automatic;
  if (email.words === '' && email.files.length === 0) return 'empty';
  const mailId = mailIdOf(addressedTicket.number, email);
  if (await isKnownLetter(services.db, mailId)) return 'again';
  await countAgainst(services, letterLimit(addressedTicket.id));
  return append(services, addressedTicket, email, mailId);
}
