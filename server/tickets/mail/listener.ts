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
import type { EmailParser } from './parsing/parse-email-in-worker.ts';
import { receiver } from './receive.ts';
import { domainOf } from './reply-address.ts';
import { mostEmailBytes, refusals, SmtpRefusal } from './smtp-refusal.ts';

const mostConnections = 50;
const idleMilliseconds = 60_000;
/** A sender that closing cuts off retries, and the same email is stored only once. */
const closeMilliseconds = 4_000;

export interface TicketMail {
  port: number;
  close(): Promise<void>;
}

/** Receives replies by mail if this process is configured to. Relays nothing, and has no authentication. */
export async function listenForTicketMail(
  services: Services,
  log: FastifyBaseLogger,
  read?: EmailParser,
): Promise<TicketMail | undefined> {
  const { host, ticketMail } = services.config;
  if (ticketMail?.port === undefined) return undefined;
  const receive = receiver(services, ticketMail.address, log, read);

  /** An error of ours is not the sender's fault, so the sender is asked to retry. */
  const guard = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: NodeJS.ErrnoException) => {
      if (error instanceof SmtpRefusal) {
        log.info({ code: error.responseCode }, 'mail was refused');
        throw error;
      }
      const hungUp = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      log[hungUp ? 'debug' : 'error']({ err: error }, 'an email could not be received');
      throw refusals.broken();
    });

  const server = new SMTPServer({
    name: domainOf(ticketMail.address),
    // The library's built-in certificate is public; a relay in front speaks TLS.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostEmailBytes,
    maxClients: mostConnections,
    // One reply code answers an email, so each email is for one ticket.
    maxRecipients: 1,
    socketTimeout: idleMilliseconds,
    closeTimeout: closeMilliseconds,
    onConnect: callbackify((session: SMTPServerSession) => guard(receive.connect(session))),
    onRcptTo: callbackify(({ address }: SMTPServerAddress, session: SMTPServerSession) =>
      guard(receive.recipient(address, session)),
    ),
    onData: callbackify((stream: SMTPServerDataStream, session: SMTPServerSession) =>
      guard(receive.message(stream, session)),
    ),
  });
  // Usually an error of one connection: the sender hung up.
  server.on('error', (error) => log.debug({ err: error }, 'a mail connection broke'));
  await listen(server, host, ticketMail.port);
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

async function listen(server: SMTPServer, host: string, port: number): Promise<void> {
  const listening = once(server.server, 'listening');
  server.listen(port, host);
  await listening.catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EACCES' ? 'needs more rights' : 'cannot be opened';
    throw new InvalidConfig(
      `Port ${port} on ${host} for replies by mail ${reason} (${error.code}); set TICKET_MAIL_PORT to another one.`,
    );
  });
}
