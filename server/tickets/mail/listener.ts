import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerDataStream,
  type SMTPServerSession,
} from 'smtp-server';
import { InvalidConfig } from '../../config.ts';
import type { Services } from '../../services.ts';
import type { LetterReader } from './parsing/read-letter-apart.ts';
import { receiver } from './receive.ts';
import { domainOf } from './reply-address.ts';
import { mostLetterBytes, refusals, SmtpRefusal } from './smtp-refusal.ts';

const mostConnections = 50;
const silenceMilliseconds = 60_000;
/** A sender whose letter is cut off here tries again, and the same letter comes in once. */
const patienceMilliseconds = 4_000;

export interface TicketMail {
  port: number;
  close(): Promise<void>;
}

/** Takes in replies by mail where this process is told to; relays nothing, and nobody signs in. */
export async function listenForTicketMail(
  services: Services,
  log: FastifyBaseLogger,
  read?: LetterReader,
): Promise<TicketMail | undefined> {
  const { host, ticketMail } = services.config;
  if (ticketMail?.port === undefined) return undefined;
  const receive = receiver(services, ticketMail.address, log, read);

  /** What goes wrong here is not the letter's fault: its sender is asked to try again. */
  const guarded = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: NodeJS.ErrnoException) => {
      if (error instanceof SmtpRefusal) {
        log.info({ code: error.responseCode }, 'mail was refused');
        throw error;
      }
      const hungUp = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      log[hungUp ? 'debug' : 'error']({ err: error }, 'a letter could not be taken in');
      throw refusals.broken();
    });

  const server = new SMTPServer({
    name: domainOf(ticketMail.address),
    // The library's own certificate is known to everybody; a relay in front speaks TLS.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostLetterBytes,
    maxClients: mostConnections,
    // Each letter is one ticket's, and is answered for that one.
    maxRecipients: 1,
    socketTimeout: silenceMilliseconds,
    closeTimeout: patienceMilliseconds,
    onConnect: callbackify((session: SMTPServerSession) => guarded(receive.connect(session))),
    onRcptTo: callbackify(({ address }: SMTPServerAddress, session: SMTPServerSession) =>
      guarded(receive.recipient(address, session)),
    ),
    onData: callbackify((stream: SMTPServerDataStream, session: SMTPServerSession) =>
      guarded(receive.letter(stream, session)),
    ),
  });
  // Mostly one connection's: a sender who hangs up.
  server.on('error', (error) => log.debug({ err: error }, 'a mail connection broke'));
  await opened(server, host, ticketMail.port);
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

async function opened(server: SMTPServer, host: string, port: number): Promise<void> {
  const listening = once(server.server, 'listening');
  server.listen(port, host);
  await listening.catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EACCES' ? 'needs more rights' : 'cannot be opened';
    throw new InvalidConfig(
      `Port ${port} on ${host} for replies by mail ${reason} (${error.code}); set TICKET_MAIL_PORT to another one.`,
    );
  });
}
