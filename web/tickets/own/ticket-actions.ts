import type { OwnTicket, TicketFile } from '@bac/contract/tickets/tickets.ts';
import { call } from '../../api/client.ts';
import { invalidate, updateQuery } from '../../api/query-cache.ts';

export interface TicketActions {
  reply: (body: { id: string; message: string; files: string[] }) => Promise<void>;
  setState: (state: 'closed' | 'open') => Promise<void>;
  rate: (rating: number, comment: string) => Promise<void>;
}

/** What a person can do with their ticket. The caller shows why a reply or a rating failed; a toast shows it for a state. */
export function ticketActions(ticket: string, secret: string | undefined): TicketActions {
  const parts = { params: { ticket }, query: secret === undefined ? {} : { secret } };
  const quiet = { ...parts, quiet: true };
  const show = (updated: OwnTicket): void => {
    updateQuery('GET /tickets/:ticket', parts, () => updated);
    invalidate('GET /tickets');
  };
  return {
    reply: async (body) => show(await call('POST /tickets/:ticket/messages', { ...quiet, body })),
    setState: async (state) =>
      show(await call('POST /tickets/:ticket/state', { ...parts, body: { state } })),
    rate: async (rating, comment) =>
      show(await call('POST /tickets/:ticket/rating', { ...quiet, body: { rating, comment } })),
  };
}

export const idsOf = (files: readonly TicketFile[]): string[] => files.map(({ id }) => id);
