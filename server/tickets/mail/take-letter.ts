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

type Needs = Pick<Services, 'db' | 'clock' | 'files'>;

/** What became of a letter: a reply, the same one once more, dropped as no person's, or nothing, for there was nothing in it. */
export type Taken = 'reply' | 'again' | 'empty' | Automatic;

function requireOpen(ticket: TicketRow | undefined): TicketRow {
  if (!ticket) throw new Refused('TICKET_NOT_FOUND');
  if (ticket.state === 'closed') throw new Refused('TICKET_CLOSED');
  return ticket;
}

/** Who has the address writes into the ticket, or into the one it was merged into. */
const mailRequester = ({ id, secret }: TicketRow): Requester => ({
  account: undefined,
  secret,
  address: 'mail',
  broughtBy: `mail:${id}`,
  isByMail: true,
});

/** Puts the reply into the conversation; a letter that was put there before changes nothing. */
async function append(
  services: Needs,
  addressed: TicketRow,
  letter: ReadLetter,
  mailId: string,
): Promise<Taken> {
  const { db, clock } = services;
  const requester = mailRequester(addressed);
  const { language } = requireOpen(await findOwnTicket(db, addressed.id, requester));
  const whole = wholeLetter(letter.words, language);
  const enclosed = whole ? [whole, ...letter.files] : letter.files;
  const { ids, leftOut } = await keepEnclosed(services, enclosed, requester.broughtBy);
  return db.transaction(async (tx) => {
    const ticket = await lockOwnTicket(tx, addressed.id, requester);
    if (await isKnownLetter(tx, mailId)) return 'again';
    const { accountId, personName } = requireOpen(ticket);
    const message = {
      id: randomUUID(),
      kind: 'reply',
      from: 'person',
      author: { id: accountId, name: personName },
      body: bodyOf(letter.words, leftOut, language),
      files: ids,
      broughtBy: [requester.broughtBy],
      isMail: true,
      mailId,
    } as const;
    await appendMessage(tx, requireOpen(ticket), message, clock.now());
    return 'reply';
  });
}

/** A letter to a ticket's own address, from the envelope's sender. Refuses what is closed, and more than enough. */
export async function takeLetter(
  services: Needs,
  ticketAddress: string,
  addressed: TicketRow,
  letter: ReadLetter,
  sender: string,
): Promise<Taken> {
  const automatic = automaticKind({ ...letter, sender }, ticketAddress);
  if (automatic) return automatic;
  if (letter.words === '' && letter.files.length === 0) return 'empty';
  const mailId = mailIdOf(addressed.number, letter);
  if (await isKnownLetter(services.db, mailId)) return 'again';
  await countAgainst(services, letterLimit(addressed.id));
  return append(services, addressed, letter, mailId);
}
