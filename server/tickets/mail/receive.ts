import type { FastifyBaseLogger } from 'fastify';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import { networksOf } from '../../platform/http/limits/network-of.ts';
import { refuseAtLimit } from '../../platform/http/limits/rate-limit.ts';
import { countTicketEmail } from '../../platform/http/logging/metrics.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import type { TicketRow } from '../conversation/store.ts';
import { emailLimit, acceptEmail, type EmailOutcome } from './accept-email.ts';
import { parseEmailInWorker, type EmailParser } from './parsing/parse-email-in-worker.ts';
import { hasValidToken, readReplyAddress } from './reply-address.ts';
import { mostEmailBytes, refusals } from './smtp-refusal.ts';
import { findTicketByNumber } from './store.ts';

/** The most bytes of emails held in memory at once, so that the process has room for its other work. */
const mostHeldBytes = 3 * mostEmailBytes;

let heldBytes = 0;

/** Reads an email to its end, passes it to `use`, and releases its memory. A refused email is read too, but not held. */
async function withEmail<Result>(
  stream: SMTPServerDataStream,
  use: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result>,
): Promise<Result> {
  let chunks: Buffer[] = [];
  let size = 0;
  let isBusy = false;
  const release = (): void => {
    heldBytes -= size;
    size = 0;
    chunks = [];
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      isBusy ||= heldBytes + chunk.length > mostHeldBytes;
      if (isBusy || stream.sizeExceeded) release();
      else {
        heldBytes += chunk.length;
        size += chunk.length;
        chunks.push(chunk);
      }
    }
    if (stream.sizeExceeded) throw refusals.tooLarge();
    if (isBusy) throw refusals.busy();
    // In a buffer of its own, which is transferred to another thread.
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    chunks = [];
    return await use(bytes);
  } finally {
    release();
  }
}

/** A relay in front sends everybody's emails from one IP address. */
const connectionsPerMinute = 120;
const emailsPerMinute = 240;
const unknownPerMinute = 30;
const emailsPerConnection = 100;

export interface Receiver {
  connect(session: SMTPServerSession): Promise<void>;
  recipient(address: string, session: SMTPServerSession): Promise<void>;
  /** Resolves to the reply for the sender's server; throws `SmtpRefusal`. */
  message(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string>;
}

/** Decides in the SMTP conversation: may they connect, is the recipient ours, is the email accepted. */
export function receiver(
  services: Services,
  ticketAddress: string,
  log: FastifyBaseLogger,
  read: EmailParser = parseEmailInWorker,
): Receiver {
  const { db, clock, config } = services;
  const mayConnect = perMinute(clock, connectionsPerMinute);
  const maySend = perMinute(clock, emailsPerMinute);
  const mayGuess = perMinute(clock, unknownPerMinute);

  async function findAddressed(recipient: string): Promise<TicketRow | undefined> {
    const claim = readReplyAddress(ticketAddress, recipient);
    const ticket = claim && (await findTicketByNumber(db, claim.number));
    return ticket && hasValidToken(claim, ticket) ? ticket : undefined;
  }

  async function accept(
    ticket: TicketRow,
    bytes: Uint8Array<ArrayBuffer>,
    sender: string,
  ): Promise<EmailOutcome> {
    // Checked before parsing, which costs the most.
    await refuseAtLimit(services, emailLimit(ticket.id));
    const email = await read(bytes);
    if (!email) throw refusals.unreadable();
    return acceptEmail(services, ticketAddress, ticket, email, sender);
  }

  /** Translates an error into an SMTP refusal. */
  function refusalOf(error: unknown, ticket: TicketRow): unknown {
    const code = error instanceof Refused ? error.code : undefined;
    if (code === 'TICKET_CLOSED') return refusals.closed(ticket, config.publicUrl);
    if (code === 'TICKET_NOT_FOUND') return refusals.unknown();
    if (code !== 'TOO_MANY_REQUESTS') return error;
    countTicketEmail('flood');
    return refusals.flood();
  }

  return {
    async connect({ remoteAddress }) {
      if (!mayConnect(remoteAddress)) throw refusals.tooMany();
    },
    async recipient(address, { remoteAddress, transaction }) {
      if (transaction > emailsPerConnection) throw refusals.tooMany();
      if (await findAddressed(address)) return;
      throw mayGuess(remoteAddress) ? refusals.unknown() : refusals.tooMany();
    },
    async message(stream, { remoteAddress, envelope }) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const ticket = await findAddressed(envelope.rcptTo[0]?.address ?? '');
      if (!ticket) throw refusals.unknown();
      if (!maySend(remoteAddress)) throw refusals.tooMany();
      const outcome = await withEmail(stream, (bytes) => accept(ticket, bytes, sender)).catch(
        (error: unknown) => {
          throw refusalOf(error, ticket);
        },
      );
      countTicketEmail(outcome);
      log.info({ ticket: ticket.number, outcome }, 'an email was received');
      if (outcome === 'empty') throw refusals.empty();
      return 'Thank you';
    },
  };
}

/** A rate limit for each network in this process's memory, without the database, against senders that never stop. */
function perMinute(clock: Clock, atMost: number): (address: string) => boolean {
  const counts = boundedCache<string, { count: number }>(clock, {
    entries: 10_000,
    milliseconds: 60_000,
  });
  const countUp = (network: string): number => {
    const counter = counts.get(network) ?? { count: 0 };
    if (counter.count === 0) counts.set(network, counter);
    return (counter.count += 1);
  };
  return (address) =>
    networksOf(address)
      .map(countUp)
      .every((count) => count <= atMost);
}
