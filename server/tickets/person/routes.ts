import { ticketRoutes } from '@bac/contract/tickets/tickets.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { LiveStreams } from '../../platform/live/live-streams.ts';
import type { Services } from '../../services.ts';
import { requesterOf } from './requester.ts';
import { admitFile, uploadFile } from '../conversation/files.ts';
import { findAttachedFile } from '../conversation/files-store.ts';
import { openTicket } from './open-ticket.ts';
import { findOwnTicket } from './store.ts';
import { listOwn, rate, readOwn, reply, setOwnState } from './tickets.ts';
import { sendFile } from '../conversation/send-file.ts';
import { watchOwn } from '../conversation/watch-ticket.ts';

export function mountTickets(mount: Mount, services: Services, live: LiveStreams): void {
  const { db, files } = services;
  mount(ticketRoutes, {
    'GET /tickets': ({ account, query }) => listOwn(services, account, query),
    'POST /tickets': (call) => openTicket(services, call.body, requesterOf({ ...call, query: {} })),
    'GET /tickets/:ticket': (call) => readOwn(services, call.params.ticket, requesterOf(call)),
    'GET /tickets/:ticket/stream': (call) =>
      watchOwn(services, live, call.params.ticket, requesterOf(call), call),
    'POST /tickets/:ticket/messages': (call) =>
      reply(services, call.params.ticket, call.body, requesterOf(call)),
    'POST /tickets/:ticket/state': (call) =>
      setOwnState(services, call.params.ticket, call.body.state, requesterOf(call)),
    'POST /tickets/:ticket/rating': (call) =>
      rate(services, call.params.ticket, call.body, requesterOf(call)),
    'POST /tickets/files': {
      admit: (call) => admitFile(services, requesterOf({ ...call, query: {} }), call.bytes),
      handle: (call) =>
        uploadFile(
          services,
          { ...call.query, content: call.upload },
          requesterOf({ ...call, query: {} }),
        ),
    },
    'GET /tickets/:ticket/files/:file': async (call) => {
      const ticket = await findOwnTicket(db, call.params.ticket, requesterOf(call));
      if (!ticket) throw new Refused('TICKET_NOT_FOUND');
      const ids = { ticket: ticket.id, file: call.params.file };
      return sendFile(files, call.reply, await findAttachedFile(db, ids, ['reply']));
    },
  });
}
