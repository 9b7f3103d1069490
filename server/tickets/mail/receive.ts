import type { FastifyBaseLogger } from 'fastify';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { countLetter } from '../../platform/http/logging/metrics.ts';
import { refuseAtLimit } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import type { TicketRow } from '../conversation/store.ts';
import { letterLimit } from './letter-limit.ts';
import { perMinute } from './per-minute.ts';
import { withLetter } from './read-data.ts';
import { readLetterApart, type LetterReader } from './parsing/read-letter-apart.ts';
import { isOurs, readReplyAddress } from './reply-address.ts';
import { refusals } from './smtp-refusal.ts';
import { findTicketByNumber } from './store.ts';
import { takeLetter, type Taken } from './take-letter.ts';

/** A relay in front brings everybody's letters from one address. */
const connectionsPerMinute = 120;
const lettersPerMinute = 240;
const unknownPerMinute = 30;
const lettersPerConnection = 100;

export interface Receiver {
  connect(session: SMTPServerSession): Promise<void>;
  recipient(address: string, session: SMTPServerSession): Promise<void>;
  /** Resolves to what the sender's server is told; throws `SmtpRefusal`. */
  letter(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string>;
}

/** What the SMTP conversation asks: may they connect, is that recipient ours, what becomes of the letter. */
export function receiver(
  services: Services,
  ticketAddress: string,
  log: FastifyBaseLogger,
  read: LetterReader = readLetterApart,
): Receiver {
  const { db, clock, config } = services;
  const mayConnect = perMinute(clock, connectionsPerMinute);
  const maySend = perMinute(clock, lettersPerMinute);
  const mayMiss = perMinute(clock, unknownPerMinute);

  async function findAddressed(recipient: string): Promise<TicketRow | undefined> {
    const claim = readReplyAddress(ticketAddress, recipient);
    const ticket = claim && (await findTicketByNumber(db, claim.number));
    return ticket && isOurs(claim, ticket) ? ticket : undefined;
  }

  async function take(
    ticket: TicketRow,
    bytes: Uint8Array<ArrayBuffer>,
    sender: string,
  ): Promise<Taken> {
    // Before it is read: reading costs the most.
    await refuseAtLimit(services, letterLimit(ticket.id));
    const letter = await read(bytes);
    if (!letter) throw refusals.unreadable();
    return takeLetter(services, ticketAddress, ticket, letter, sender);
  }

  /** In the words of SMTP. */
  function refusalOf(error: unknown, ticket: TicketRow): unknown {
    const code = error instanceof Refused ? error.code : undefined;
    if (code === 'TICKET_CLOSED') return refusals.closed(ticket, config.publicUrl);
    if (code === 'TICKET_NOT_FOUND') return refusals.unknown();
    if (code !== 'TOO_MANY_REQUESTS') return error;
    countLetter('flood');
    return refusals.flood();
  }

  return {
    async connect({ remoteAddress }) {
      if (!mayConnect(remoteAddress)) throw refusals.tooMany();
    },
    async recipient(address, { remoteAddress, transaction }) {
      if (transaction > lettersPerConnection) throw refusals.tooMany();
      if (await findAddressed(address)) return;
      throw mayMiss(remoteAddress) ? refusals.unknown() : refusals.tooMany();
    },
    async letter(stream, { remoteAddress, envelope }) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const ticket = await findAddressed(envelope.rcptTo[0]?.address ?? '');
      if (!ticket) throw refusals.unknown();
      if (!maySend(remoteAddress)) throw refusals.tooMany();
      const taken = await withLetter(stream, (bytes) => take(ticket, bytes, sender)).catch(
        (error: unknown) => {
          throw refusalOf(error, ticket);
        },
      );
      countLetter(taken);
      log.info({ ticket: ticket.number, taken }, 'a letter came in');
      if (taken === 'empty') throw refusals.empty();
      return 'Thank you';
    },
  };
}
