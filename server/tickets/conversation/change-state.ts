import { randomUUID } from 'node:crypto';
import { isTicketOver, type TicketState } from '@bac/contract/tickets/ticket-states.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { appendMessage, type Author, type Side, type TicketEvent } from './append-message.ts';
import { clocksOf, withState } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { updateTicket, type TicketRow } from './store.ts';
import { notifyWatchers } from './notify-watchers.ts';

/** Who changes the state. */
interface Sender {
  from: Side;
  /** Null for the product itself. */
  author: Author | null;
}

/** The event that the conversation shows; none if the turn only passes between person and team. */
function eventOf(before: TicketState, after: TicketState): TicketEvent | undefined {
  if (isTicketOver(after)) return after;
  return isTicketOver(before) ? 'reopened' : undefined;
}

/** Runs in the transaction that holds the ticket's lock. Does nothing if the ticket already has that state. */
export async function changeState(
  tx: Transaction,
  ticket: TicketRow,
  state: TicketState,
  { from, author }: Sender,
  now: Date,
): Promise<TicketRow> {
  if (ticket.state === state) return ticket;
  const event = eventOf(ticket.state, state);
  if (event) {
    const message = { id: randomUUID(), kind: 'event', from, author, body: '', files: [] } as const;
    return (await appendMessage(tx, ticket, { ...message, event }, now, state)).ticket;
  }
  const changed = await updateTicket(tx, ticket.id, {
    ...withState(await readOfficeHours(tx), clocksOf(ticket), state, now),
    updatedAt: now,
    revision: ticket.revision + 1,
  });
  await notifyWatchers(tx, ticket.id, { isHidden: false });
  return changed;
}
