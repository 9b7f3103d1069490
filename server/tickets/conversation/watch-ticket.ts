import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Refused } from '../../platform/http/refused.ts';
import { readSessionCookie } from '../../platform/http/session-cookie.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { LiveStreams } from '../../platform/live/live-streams.ts';
import type { Services } from '../../services.ts';
import type { Requester } from '../person/requester.ts';
import { findOwnTicket } from '../person/store.ts';
import { personChannel } from './tell-ticket.ts';

/** Who the request's session belongs to by now; it is not used by this, so it lives no longer for it. */
export function stillSignedIn(
  { sessions, config }: Pick<Services, 'sessions' | 'config'>,
  request: FastifyRequest,
): () => Promise<SignedIn | undefined> {
  const token = readSessionCookie(request, config.https);
  return async () => (token === undefined ? undefined : sessions.peek(token));
}

/** Lines of JSON that nobody keeps or holds back on the way. */
export function sendLines(reply: FastifyReply, lines: Readable): Readable {
  reply.headers({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // It has a connection to itself, which ends with it: a process that stops need not wait for it to be idle long enough.
    connection: 'close',
  });
  return lines;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A class behind one address may all watch their tickets. */
const mostOf = ({ account }: Requester): number => (account ? 12 : 200);

export async function watchOwn(
  services: Services,
  live: LiveStreams,
  id: string,
  requester: Requester,
  { request, reply }: Call,
): Promise<Readable> {
  const { db } = services;
  const ticket = await findOwnTicket(db, id, requester);
  if (!ticket) throw new Refused('TICKET_NOT_FOUND');
  const account = stillSignedIn(services, request);
  const lines = await live.open({
    channel: personChannel(ticket.id),
    by: requester.broughtBy,
    atMost: mostOf(requester),
    // Merged into another, its news are told elsewhere: who asks anew is led there.
    isStillAllowed: async () => {
      const now = { ...requester, account: await account() };
      return (await findOwnTicket(db, ticket.id, now))?.id === ticket.id;
    },
  });
  return sendLines(reply, lines);
}
