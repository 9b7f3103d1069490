import type { Actor } from '../../platform/http/actor.ts';
import { authorOf, findAgent, type Agent } from './agents.ts';
import { isDeepStrictEqual } from 'node:util';
import type { FailureCode } from '@bac/contract/failures.ts';
import { maxTags, type TicketChange } from '@bac/contract/tickets/tickets-admin.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { recordChanges, type ChangedTicket } from './change-log.ts';
import { appendEvent, assignTicket } from './assign.ts';
import { changeState } from '../conversation/change-state.ts';
import { clocksOf, withPriority } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { ticketColumns, updateTicket, type TicketRow } from '../conversation/store.ts';
import { notifyWatchers } from '../conversation/notify-watchers.ts';

/** Locks in the order of the ids, so that two concurrent changes cannot deadlock. */
export async function lockTickets(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, TicketRow>> {
  const rows = await tx
    .select(ticketColumns)
    .from(tickets)
    .where(inArray(tickets.id, [...ids]))
    .orderBy(asc(tickets.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

const normalTag = (tag: string): string => tag.normalize('NFC').trim();

const tagsAfter = ({ tags }: TicketRow, { addTags = [], removeTags = [] }: TicketChange) => {
  const removed = new Set(removeTags.map(normalTag));
  return [...new Set([...tags, ...addTags.map(normalTag)])].filter((tag) => !removed.has(tag));
};

/** A merge may leave a ticket with more tags than the limit; they can still be removed one by one. */
const isOverTagged = (ticket: TicketRow, change: TicketChange): boolean =>
  tagsAfter(ticket, change).length > Math.max(maxTags, ticket.tags.length);

/** A closed ticket can be reopened, and its category and tags can change, but not its assignee or priority. */
function refusalOf(ticket: TicketRow | undefined, change: TicketChange): FailureCode | null {
  if (!ticket) return 'TICKET_NOT_FOUND';
  if (ticket.mergedInto !== null) return 'TICKET_CLOSED';
  if (isOverTagged(ticket, change)) return 'TOO_MANY_TAGS';
  const { state = ticket.state, assignee, priority } = change;
  if (ticket.state !== 'closed' || state === 'open') return null;
  const isRefused = state !== 'closed' || assignee !== undefined || priority !== undefined;
  return isRefused ? 'TICKET_CLOSED' : null;
}

interface Step {
  change: TicketChange;
  assignee: Agent | null;
  author: ReturnType<typeof authorOf>;
  now: Date;
}

async function changeOne(tx: Transaction, before: TicketRow, step: Step): Promise<TicketRow> {
  const { change, assignee, author, now } = step;
  let ticket = before;
  if (change.state !== undefined) {
    ticket = await changeState(tx, ticket, change.state, { from: 'team', author }, now);
  }
  if (change.priority !== undefined && change.priority !== ticket.priority) {
    const { priority } = change;
    const clocks = withPriority(
      await readOfficeHours(tx),
      clocksOf(ticket),
      [ticket.priority, priority],
      ticket.createdAt,
    );
    ticket = await updateTicket(tx, ticket.id, { priority, ...clocks });
    ticket = await appendEvent(tx, ticket, 'priority', { author, detail: { priority }, now });
  }
  if (change.category !== undefined && change.category !== ticket.category) {
    const { category } = change;
    ticket = await updateTicket(tx, ticket.id, { category });
    ticket = await appendEvent(tx, ticket, 'category', { author, detail: { category }, now });
  }
  if (change.assignee !== undefined && change.assignee !== ticket.assigneeId) {
    ticket = await assignTicket(tx, ticket, assignee, author, now);
  }
  const tags = tagsAfter(ticket, change);
  if (isDeepStrictEqual(tags, ticket.tags)) return ticket;
  await notifyWatchers(tx, ticket.id, { isHidden: true });
  return updateTicket(tx, ticket.id, { tags, revision: ticket.revision + 1 });
}

/** Changes tickets in one transaction. Reports the refusal of a ticket that cannot change; the others still change. */
export async function changeTickets(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tickets: ids, change }: { tickets: string[]; change: TicketChange },
  actor: Actor,
): Promise<{ id: string; refusal: string | null }[]> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const ticketIds = [...new Set(ids)];
    const assignee = change.assignee ? await findAgent(tx, change.assignee) : null;
    if (assignee === undefined) throw new Refused('NOT_AN_AGENT');
    const found = await lockTickets(tx, ticketIds);
    const changed: ChangedTicket[] = [];
    const results: { id: string; refusal: string | null }[] = [];
    for (const id of ticketIds) {
      const ticket = found.get(id);
      const refusal = refusalOf(ticket, change);
      results.push({ id, refusal });
      if (!ticket || refusal !== null) continue;
      const after = await changeOne(tx, ticket, { change, assignee, author: authorOf(actor), now });
      changed.push({ before: ticket, after });
    }
    await recordChanges(tx, changed, actor, now);
    return results;
  });
}
