import type { FastifyBaseLogger } from 'fastify';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseAtLimit } from '../../platform/http/limits/rate-limit.ts';
import { countLetter } from '../../platform/http/logging/metrics.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import type { TicketRow } from '../conversation/store.ts';
import { letterLimit, takeLetter, type Taken } from './take-letter.ts';
import { readLetterApart, type LetterReader } from './parsing/read-letter-apart.ts';
import { isOurs, readReplyAddress } from './reply-address.ts';
import { mostLetterBytes, refusals } from './smtp-refusal.ts';
import { findTicketByNumber } from './store.ts';

/** All letters under way together: however many arrive at once, the process has room for its other work. */
const mostHeldBytes = 3 * mostLetterBytes;

let held = 0;

/** Reads a letter to its end, hands it on, and gives its room free again. What is refused is read too, but not kept. */
async function withLetter<Result>(
  stream: SMTPServerDataStream,
  use: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result>,
): Promise<Result> {
  let chunks: Buffer[] = [];
  let size = 0;
  let isBusy = false;
  const giveFree = (): void => {
    held -= size;
    size = 0;
    chunks = [];
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      isBusy ||= held + chunk.length > mostHeldBytes;
      if (isBusy || stream.sizeExceeded) giveFree();
      else {
        held += chunk.length;
        size += chunk.length;
        chunks.push(chunk);
      }
    }
    if (stream.sizeExceeded) throw refusals.tooLarge();
    if (isBusy) throw refusals.busy();
    // A buffer of its own: it is handed over to another thread.
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    chunks = [];
    return await use(bytes);
  } finally {
    giveFree();
  }
}

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

/** Counts in this process alone, without asking the database: it is there for those who send without end. */
function perMinute(clock: Clock, atMost: number): (of: string) => boolean {
  const counts = boundedCache<string, { count: number }>(clock, {
    entries: 10_000,
    milliseconds: 60_000,
  });
  return (of) => {
    const counted = counts.get(of) ?? { count: 0 };
    if (counted.count === 0) counts.set(of, counted);
    counted.count += 1;
    return counted.count <= atMost;
  };
}
