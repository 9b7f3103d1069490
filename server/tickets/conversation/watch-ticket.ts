import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { networksOf } from '../../platform/http/limits/network-of.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readSessionCookie } from '../../platform/http/session-cookie.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { LiveStreams } from '../../platform/live/live-streams.ts';
import type { Services } from '../../services.ts';
import type { Requester } from '../person/requester.ts';
import { findOwnTicket } from '../person/store.ts';
import { visitorPrefix } from './file-room.ts';
import { personChannel } from './notify-watchers.ts';

/** Returns a function that looks up the session's account again, without extending the session. */
export function createAccountReader(
  { sessions, config }: Pick<Services, 'sessions' | 'config'>,
  request: FastifyRequest,
): () => Promise<SignedIn | undefined> {
  const token = readSessionCookie(request, config.https);
  return async () => (token === undefined ? undefined : sessions.peek(token));
}

/** Sends lines of JSON that no proxy may cache or buffer. */
export function sendLines(reply: FastifyReply, lines: Readable): Readable {
  reply.headers({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection ends with the stream, so a stopping process does not wait for its keep-alive to run out.
    connection: 'close',
  });
  return lines;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A whole class may watch its tickets from one network. */
const subscribersOf = ({ account, address }: Requester) =>
  account
    ? [{ name: account.id, atMost: 12 }]
    : networksOf(address).map((network, index) => ({
        name: visitorPrefix + network,
        atMost: index === 0 ? 200 : 800,
      }));

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
  const account = createAccountReader(services, request);
  const lines = await live.open({
    channel: personChannel(ticket.id),
    subscribers: subscribersOf(requester),
    // After a merge the changes go to the other ticket's channel, to which a client that reconnects is led.
    isStillAllowed: async () => {
      const current = { ...requester, account: await account() };
      return (await findOwnTicket(db, ticket.id, current))?.id === ticket.id;
    },
  });
  return sendLines(reply, lines);
}
