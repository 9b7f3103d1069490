import type { TicketView } from '@bac/contract/tickets/ticket-views.ts';
import { ticketPriorities, type TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { finalTicketStates, type TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { and, arrayContains, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { parseList, parseSort, type PageQuery } from '../../../platform/postgres/paging.ts';
import { tickets } from '../../../db/tickets-schema.ts';

type Column = 'due' | 'updated' | 'created' | 'priority';

export interface QueueQuery extends PageQuery {
  search?: string | undefined;
  view?: TicketView | undefined;
  category?: string | undefined;
  state?: string | undefined;
  priority?: string | undefined;
  assignee?: string | undefined;
  person?: string | undefined;
  tag?: string | undefined;
  sort?: Column | `-${Column}` | undefined;
}

export interface QueueViewer {
  agent: string;
  now: Date;
}

/** Written out exactly as in the partial indexes, or the planner does not use them. */
export const isTeamsTurn = sql`${tickets.state} in ('new', 'open')`;
export const isNotOver = sql`${tickets.state} in ('new', 'open', 'waiting')`;

export const inView: Record<TicketView, (viewer: QueueViewer) => SQL | undefined> = {
  mine: ({ agent }) => and(eq(tickets.assigneeId, agent), isNotOver),
  unassigned: () => and(isNull(tickets.assigneeId), isNotOver),
  overdue: ({ now }) => lt(tickets.dueAt, now),
  active: () => isTeamsTurn,
  waiting: () => eq(tickets.state, 'waiting'),
  done: () => inArray(tickets.state, finalTicketStates),
  all: () => undefined,
};

const narrowViews: readonly TicketView[] = ['mine', 'unassigned', 'overdue', 'active', 'waiting'];

/** True for views that hold only unfinished work. */
export const isNarrow = ({ view }: QueueQuery): boolean =>
  view !== undefined && narrowViews.includes(view);

const when = <Value>(value: Value | undefined, match: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : match(value);

/** All conditions but the search. */
export const queueCondition = (query: QueueQuery, viewer: QueueViewer): SQL | undefined =>
  and(
    query.view && inView[query.view](viewer),
    when(parseList<TicketCategory>(query.category), (some) => inArray(tickets.category, some)),
    when(parseList<TicketState>(query.state), (some) => inArray(tickets.state, some)),
    when(parseList<TicketPriority>(query.priority), (some) => inArray(tickets.priority, some)),
    when(query.assignee, (assignee) => eq(tickets.assigneeId, assignee)),
    when(query.person, (person) => eq(tickets.accountId, person)),
    when(query.tag, (tag) => arrayContains(tickets.tags, [tag])),
  );

const rank = sql.raw(
  `array_position('{${ticketPriorities.join()}}'::text[], "tickets"."priority")`,
);

/** Each order matches an index exactly. Tickets without a due time come last, the latest first. */
const orders: Record<Column | `-${Column}`, SQL> = {
  due: sql`${tickets.dueAt} asc nulls last, ${tickets.updatedAt} desc, ${tickets.id}`,
  '-due': sql`${tickets.dueAt} desc nulls last, ${tickets.updatedAt} desc, ${tickets.id}`,
  updated: sql`${tickets.updatedAt}, ${tickets.id}`,
  '-updated': sql`${tickets.updatedAt} desc, ${tickets.id} desc`,
  created: sql`${tickets.createdAt}, ${tickets.id}`,
  '-created': sql`${tickets.createdAt} desc, ${tickets.id} desc`,
  priority: sql`${rank}, ${tickets.updatedAt}, ${tickets.id}`,
  '-priority': sql`${rank} desc, ${tickets.updatedAt} desc, ${tickets.id} desc`,
};

/** In a view without due times, the order by due time is that of the latest update. */
export function queueOrder({ sort = 'due', view }: QueueQuery): SQL {
  const hasNoDueTimes = view === 'waiting' || view === 'done';
  return orders[hasNoDueTimes && parseSort(sort).column === 'due' ? '-updated' : sort];
}
