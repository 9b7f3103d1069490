import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { tellLive } from '../../platform/live/tell-live.ts';

/** What the team watches. */
export const teamChannel = 'tickets';

/** What the person of one ticket watches. */
export const personChannel = (ticketId: string): string => `ticket:${ticketId}`;

/** Says to those who look at the ticket that it has changed; to its person only where it changed for them too. */
export async function tellTicket(
  tx: Transaction,
  ticketId: string,
  { isHidden }: { isHidden: boolean },
): Promise<void> {
  const news: TicketLine = { kind: 'changed', ticket: ticketId };
  await tellLive(tx, teamChannel, news);
  if (!isHidden) await tellLive(tx, personChannel(ticketId), news);
}
