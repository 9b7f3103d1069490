import type { OwnTicket, TicketFile } from '@bac/contract/tickets/tickets.ts';
import { call } from '../../api/client.ts';
import { orEndSession } from '../../api/or-end-session.ts';

export interface Changes {
  reply: (body: { id: string; message: string; files: string[] }) => Promise<void>;
  setState: (state: 'closed' | 'open') => Promise<void>;
  rate: (rating: number, comment: string) => Promise<void>;
}

/** What a person does to their ticket; each answers with the ticket as it is then. Refusals are the caller's to show. */
export function useChanges(
  ticket: string,
  secret: string | undefined,
  onTicket: (ticket: OwnTicket) => void,
): Changes {
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
