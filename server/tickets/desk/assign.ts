import { randomUUID } from 'node:crypto';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { appendMessage, type TicketEvent } from '../conversation/append-message.ts';
import { updateTicket, type TicketRow } from '../conversation/store.ts';

interface Person {
  id: string;
  name: string;
}

interface EventOptions {
  author: Person;
  detail?: Record<string, string>;
  now: Date;
  /** The ticket's state afterwards; unchanged if absent. */
  state?: TicketState;
}

/** Appends an event that a member of the team causes. The transaction holds the ticket's lock, as for `appendMessage`. */
export async function appendEvent(
  tx: Transaction,
  ticket: TicketRow,
  event: TicketEvent,
  { author, detail, now, state }: EventOptions,
): Promise<TicketRow> {
  const appended = await appendMessage(
    tx,
    ticket,
    {
      id: randomUUID(),
      kind: 'event',
      from: 'team',
      author,
      body: '',
      files: [],
      event,
      ...(detail && { detail }),
    },
    now,
    state,
  );
  return appended.ticket;
}

/** Assigns the ticket to an agent, or to nobody, and appends the event. The transaction holds the ticket's lock. */
export async function assignTicket(
  tx: Transaction,
  ticket: TicketRow,
  agent: Person | null,
  author: Person,
  now: Date,
): Promise<TicketRow> {
  const assigned = await updateTicket(tx, ticket.id, {
    assigneeId: agent?.id ?? null,
    assignedAt: agent && now,
  });
  const detail: Record<string, string> = agent ? { to: agent.name, toId: agent.id } : {};
  return appendEvent(tx, assigned, 'assigned', { author, detail, now });
}
