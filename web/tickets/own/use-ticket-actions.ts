import type { OwnTicket, TicketFile } from '@bac/contract/tickets/tickets.ts';
import { call } from '../../api/client.ts';
import { orEndSession } from '../../api/or-end-session.ts';

export interface TicketActions {
  reply: (body: { id: string; message: string; files: string[] }) => Promise<void>;
  setState: (state: 'closed' | 'open') => Promise<void>;
  rate: (rating: number, comment: string) => Promise<void>;
}

/** What a person can do with their ticket. Each action passes the updated ticket on; the caller shows refusals. */
export function useTicketActions(
  ticket: string,
  secret: string | undefined,
  onTicket: (ticket: OwnTicket) => void,
): TicketActions {
  const parts = {
    params: { ticket },
    query: secret === undefined ? {} : { secret },
    quiet: true,
  };
  return {
    reply: async (body) =>
      onTicket(await orEndSession(call('POST /tickets/:ticket/messages', { ...parts, body }))),
    setState: async (state) => {
      const body = { state };
      onTicket(await orEndSession(call('POST /tickets/:ticket/state', { ...parts, body })));
    },
    rate: async (rating, comment) => {
      const body = { rating, comment };
      onTicket(await orEndSession(call('POST /tickets/:ticket/rating', { ...parts, body })));
    },
  };
}

export const idsOf = (files: readonly TicketFile[]): string[] => files.map(({ id }) => id);
