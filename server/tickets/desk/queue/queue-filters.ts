import type { TicketView } from '@bac/contract/tickets/ticket-views.ts';
import { ticketPriorities, type TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { finalTicketStates, type TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { and, arrayContains, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { listOf, sortOf, type PageAsked } from '../../../platform/postgres/paging.ts';
import { tickets } from '../../../db/tickets-schema.ts';

type Column = 'due' | 'updated' | 'created' | 'priority';

export interface QueueAsked extends PageAsked {
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

export interface Looking {
  agent: string;
  now: Date;
}

/** Written out, as the indexes of the few that are not over have them: the planner compares letter by letter. */
export const isTeamsTurn = sql`${tickets.state} in ('new', 'open')`;
export const isNotOver = sql`${tickets.state} in ('new', 'open', 'waiting')`;

export const inView: Record<TicketView, (looking: Looking) => SQL | undefined> = {
  mine: ({ agent }) => and(eq(tickets.assigneeId, agent), isNotOver),
  unassigned: () => and(isNull(tickets.assigneeId), isNotOver),
  overdue: ({ now }) => lt(tickets.dueAt, now),
  active: () => isTeamsTurn,
  waiting: () => eq(tickets.state, 'waiting'),
  done: () => inArray(tickets.state, finalTicketStates),
  all: () => undefined,
};

const narrowViews: readonly TicketView[] = ['mine', 'unassigned', 'overdue', 'active', 'waiting'];

/** Only work that is not done yet. */
export const isNarrow = ({ view }: QueueAsked): boolean =>
  view !== undefined && narrowViews.includes(view);

const given = <Value>(value: Value | undefined, say: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : say(value);

/** Everything but the words that are searched for. */
export const queueCondition = (asked: QueueAsked, looking: Looking): SQL | undefined =>
  and(
    asked.view && inView[asked.view](looking),
    given(listOf<TicketCategory>(asked.category), (some) => inArray(tickets.category, some)),
    given(listOf<TicketState>(asked.state), (some) => inArray(tickets.state, some)),
    given(listOf<TicketPriority>(asked.priority), (some) => inArray(tickets.priority, some)),
    given(asked.assignee, (assignee) => eq(tickets.assigneeId, assignee)),
    given(asked.person, (person) => eq(tickets.accountId, person)),
    given(asked.tag, (tag) => arrayContains(tickets.tags, [tag])),
  );

const rank = sql.raw(
  `array_position('{${ticketPriorities.join()}}'::text[], "tickets"."priority")`,
);

/** Each order is one that an index has, to the letter. What is not owed stands last, the latest of it first. */
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

/** Where nothing is owed at all, the order of what is owed is that of the latest. */
export function queueOrder({ sort = 'due', view }: QueueAsked): SQL {
  const owesNothing = view === 'waiting' || view === 'done';
  return orders[owesNothing && sortOf(sort).column === 'due' ? '-updated' : sort];
}
