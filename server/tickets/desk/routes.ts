import { ticketAdminRoutes } from '@bac/contract/tickets/tickets-admin.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { can, type SignedIn } from '../../platform/http/session.ts';
import type { LiveStreams } from '../../platform/live/live-streams.ts';
import type { Services } from '../../services.ts';
import { listAgents, authorOf } from './agents.ts';
import { writeMessage } from './answer.ts';
import { readTicketContext } from './ticket-context.ts';
import { deleteCanned, listCanned, saveCanned } from './canned.ts';
import { changeTickets } from './changes.ts';
import { readFigures } from './figures.ts';
import { mergeTickets } from './merge/merge.ts';
import { listQueue } from './queue/queue.ts';
import { recordReplying } from '../conversation/replying.ts';
import { assignRound } from './round-robin.ts';
import { listTags } from './tags.ts';
import { readTicket } from './ticket.ts';
import { findAttachedFile } from '../conversation/files-store.ts';
import { sendFile } from '../conversation/send-file.ts';
import { teamChannel } from '../conversation/notify-watchers.ts';
import { sendLines, createAccountReader } from '../conversation/watch-ticket.ts';

interface Call {
  account: SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The most streams that one agent may open. */
const mostStreams = 20;

async function watchAll(
  services: Services,
  live: LiveStreams,
  { account, request, reply }: Call,
): Promise<Readable> {
  const readAccount = createAccountReader(services, request);
  const lines = await live.open({
    channel: teamChannel,
    subscribers: [{ name: `team:${account.id}`, atMost: mostStreams }],
    isStillAllowed: async () => {
      const agent = await readAccount();
      return agent !== undefined && can(agent, 'answer tickets');
    },
  });
  return sendLines(reply, lines);
}

export function mountTicketAdmin(mount: Mount, services: Services, live: LiveStreams): void {
  const { db } = services;
  mount(ticketAdminRoutes, {
    'GET /admin/tickets': ({ account, query }) => listQueue(services, account.id, query),
    'GET /admin/tickets/:ticket': ({ account, params }) =>
      readTicket(services, params.ticket, account.id),
    'GET /admin/tickets/:ticket/files/:file': async ({ params, reply }) =>
      sendFile(services.files, reply, await findAttachedFile(db, params, ['reply', 'note'])),
    'GET /admin/tickets/:ticket/context': ({ params }) =>
      readTicketContext(services, params.ticket),
    'GET /admin/tickets/stream': (call) => watchAll(services, live, call),
    'POST /admin/tickets/:ticket/messages': async ({ account, params, body }) => {
      await writeMessage(services, params.ticket, body, authorOf(account));
      return readTicket(services, params.ticket, account.id);
    },
    'POST /admin/tickets/:ticket/replying': ({ account, params, body }) =>
      recordReplying(services, params.ticket, authorOf(account), body.isReplying),
    'POST /admin/tickets/changes': (call) => changeTickets(services, call.body, actorOf(call)),
    'POST /admin/tickets/assign-round-robin': (call) =>
      assignRound(services, call.body.tickets, actorOf(call)),
    'POST /admin/tickets/:ticket/merge': async (call) => {
      await mergeTickets(services, { ...call.params, ...call.body }, actorOf(call));
      return readTicket(services, call.body.into, call.account.id);
    },
    'GET /admin/tickets/agents': async () =>
      (await listAgents(db)).map(({ id, name, open }) => ({ id, name, open })),
    'GET /admin/tickets/tags': () => listTags(db),
    'GET /admin/canned-replies': () => listCanned(db),
    'PUT /admin/canned-replies/:reply': (call) =>
      saveCanned(services, call.params.reply, call.body, actorOf(call)),
    'DELETE /admin/canned-replies/:reply': async (call) => {
      await deleteCanned(services, call.params.reply, actorOf(call));
      return null;
    },
    'GET /admin/tickets/figures': ({ query: { days = 30 } }) => readFigures(services, days),
  });
}
