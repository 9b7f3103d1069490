import type { TicketView } from '@bac/contract/tickets/ticket-views.ts';
import { ticketCategories, type TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { tickets } from '../../../db/tickets-schema.ts';
import {
  inView,
  isNotOver,
  isTeamsTurn,
  type QueueViewer,
  type QueueQuery,
} from './queue-filters.ts';
import { findPage } from './queue-page.ts';
import { ticketColumns, type TicketRow } from '../../conversation/store.ts';

export interface QueuedTicket {
  ticket: TicketRow;
  /** The assignee's name; null if nobody has the ticket or the account is gone. */
  assignee: string | null;
}

/** Lists tickets with the names of their assignees. */
export const listQueued = (db: Database, condition: SQL | undefined): Promise<QueuedTicket[]> =>
  db
    .select({ ticket: ticketColumns, assignee: accounts.fullName })
    .from(tickets)
    .leftJoin(accounts, eq(accounts.id, tickets.assigneeId))
    .where(condition);

export async function listPage(
  db: Database,
  query: QueueQuery,
  viewer: QueueViewer,
): Promise<{ rows: QueuedTicket[]; total: number }> {
  const { ids, total } = await findPage(db, query, viewer);
  if (ids.length === 0) return { rows: [], total };
  const queued = await listQueued(db, inArray(tickets.id, ids));
  const found = new Map(queued.map((one) => [one.ticket.id, one]));
  return { rows: ids.flatMap((id) => found.get(id) ?? []), total };
}

const countIn = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`;

/** Counts each view of the whole desk, whatever the query. Finished tickets are all that remain. */
export async function countViews(
  db: Database,
  viewer: QueueViewer,
): Promise<Record<TicketView, number>> {
  const [[counted], all] = await Promise.all([
    db
      .select({
        mine: countIn(inView.mine(viewer)),
        unassigned: countIn(inView.unassigned(viewer)),
        overdue: countIn(inView.overdue(viewer)),
        active: countIn(inView.active(viewer)),
        waiting: countIn(inView.waiting(viewer)),
      })
      .from(tickets)
      .where(isNotOver),
    db.$count(tickets),
  ]);
  const views = counted ?? { mine: 0, unassigned: 0, overdue: 0, active: 0, waiting: 0 };
  return { ...views, done: all - views.active - views.waiting, all };
}

export async function countCategories(db: Database): Promise<Record<TicketCategory, number>> {
  const counted = await db
    .select({ category: tickets.category, count: count() })
    .from(tickets)
    .where(isTeamsTurn)
    .groupBy(tickets.category);
  const none = Object.fromEntries(ticketCategories.map((category) => [category, 0]));
  return {
    ...(none as Record<TicketCategory, number>),
    ...Object.fromEntries(counted.map((one) => [one.category, one.count])),
  };
}
