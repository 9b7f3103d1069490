import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { notifyLive } from '../../platform/live/notify-live.ts';

/** The channel of all tickets, for the team. */
export const teamChannel = 'tickets';

/** The channel of one ticket, for its person. */
export const personChannel = (ticketId: string): string => `ticket:${ticketId}`;

/** Notifies the team's open pages that the ticket changed, and its person's unless the change is hidden from them. */
export async function notifyWatchers(
  tx: Transaction,
  ticketId: string,
  { isHidden }: { isHidden: boolean },
): Promise<void> {
  const line: TicketLine = { kind: 'changed', ticket: ticketId };
  await notifyLive(tx, teamChannel, line);
  if (!isHidden) await notifyLive(tx, personChannel(ticketId), line);
}
