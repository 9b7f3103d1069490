import type { OwnTicket, TicketFile } from '@bac/contract/tickets/tickets.ts';
import { call } from '../../api/client.ts';
import { invalidate, updateQuery } from '../../api/query-cache.ts';

export interface TicketActions {
  reply: (body: { id: string; message: string; files: string[] }) => Promise<void>;
  setState: (state: 'closed' | 'open') => Promise<void>;
  rate: (rating: number, comment: string) => Promise<void>;
}

/** The actions of a person on their ticket. The caller shows why a reply or a rating failed; a toast shows why a state did. */
export function ticketActions(ticket: string, secret: string | undefined): TicketActions {
  const options = { params: { ticket }, query: secret === undefined ? {} : { secret } };
  const quiet = { ...options, quiet: true };
  const applyUpdate = (updated: OwnTicket): void => {
    updateQuery('GET /tickets/:ticket', options, () => updated);
    invalidate('GET /tickets');
  };
  return {
    reply: async (body) =>
      applyUpdate(await call('POST /tickets/:ticket/messages', { ...quiet, body })),
    setState: async (state) =>
      applyUpdate(await call('POST /tickets/:ticket/state', { ...options, body: { state } })),
    rate: async (rating, comment) =>
      applyUpdate(
        await call('POST /tickets/:ticket/rating', { ...quiet, body: { rating, comment } }),
      ),
  };
}

export const idsOf = (files: readonly TicketFile[]): string[] => files.map(({ id }) => id);
