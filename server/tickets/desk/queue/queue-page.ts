import { and, sql, type SQL } from 'drizzle-orm';
import { ticketMessages, tickets } from '../../../db/tickets-schema.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { pageOf } from '../../../platform/postgres/paging.ts';
import { matchesSearch } from '../../../platform/postgres/search.ts';
import {
  isNarrow,
  queueCondition,
  queueOrder,
  type QueueViewer,
  type QueueQuery,
} from './queue-filters.ts';

/** Conditions of a search: on a ticket's number, subject, name and address, and on its messages. */
interface SearchConditions {
  inTicket: SQL;
  inMessage: SQL;
}

/** Returns undefined without anything to search for. */
function searchConditions(search: string | undefined): SearchConditions | undefined {
  const inTicket = matchesSearch(tickets.searchWords, search);
  const inMessage = matchesSearch(ticketMessages.searchWords, search);
  return inTicket && inMessage && { inTicket, inMessage };
}

/** Evaluated ticket by ticket; with `exists` the planner would read every matching message instead. */
const matches = ({ inTicket, inMessage }: SearchConditions): SQL => sql`(${inTicket} or coalesce((
  select true from ${ticketMessages}
  where ${ticketMessages.ticketId} = ${tickets.id} and ${inMessage} limit 1), false))`;

/** Searches the first tickets; returns the matches in their order, and how many tickets were searched. */
async function findAmongFirst(
  db: Database,
  search: SearchConditions,
  { condition, order, most }: { condition: SQL; order: SQL; most: number },
): Promise<{ ids: string[]; seen: number }> {
  const { rows } = await db.execute<{ ids: string[]; seen: number }>(sql`
    with first as materialized (
      select ${tickets.id}, row_number() over (order by ${order}) as place
      from ${tickets} where ${condition} order by ${order} limit ${most})
    select coalesce(array_agg(id order by place) filter (where has), '{}') as ids, count(*)::int as seen
    from (select ${tickets.id}, first.place, ${matches(search)} as has
          from first join ${tickets} on ${tickets.id} = first.id) as looked`);
  return rows[0] ?? { ids: [], seen: 0 };
}

/** Finds every matching ticket through the search indexes; undefined for more than `most` matches. */
async function findAll(
  db: Database,
  { inTicket, inMessage }: SearchConditions,
  most: number,
): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ ids: string[] | null; places: number }>(sql`
    with found as materialized (
      (select ${tickets.id} as id from ${tickets} where ${inTicket} limit ${most + 1})
      union all
      (select ${ticketMessages.ticketId} from ${ticketMessages} where ${inMessage} limit ${most + 1}))
    select count(*)::int as places, case when count(*) <= ${most} then array_agg(distinct id) end as ids
    from found`);
  const [found] = rows;
  return found && found.places <= most ? (found.ids ?? []) : undefined;
}

interface Found {
  /** The ids of this page. */
  ids: string[];
  total: number;
}

interface PageQuery {
  condition: SQL;
  order: SQL;
  limit: number;
  offset: number;
  /** Only unfinished work: few tickets, however old the desk is. */
  isNarrow: boolean;
}

/** Selects only ids: ticket rows are large, and most rows that are skipped are not shown. */
async function listIds(db: Database, pageQuery: PageQuery): Promise<string[]> {
  const { condition, order, limit, offset } = pageQuery;
  const { rows } = await db.execute<{ id: string }>(
    pageQuery.isNarrow
      ? // Collects all of them, then sorts: an ordered scan would search for the few among all finished tickets.
        sql`select id from (
              select id, due_at, updated_at, created_at, priority from ${tickets} where ${condition} offset 0
            ) as tickets order by ${order} limit ${limit} offset ${offset}`
      : sql`select ${tickets.id} from ${tickets} where ${condition}
            order by ${order} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

async function listCounted(db: Database, pageQuery: PageQuery): Promise<Found> {
  const [ids, total] = await Promise.all([
    listIds(db, pageQuery),
    db.$count(tickets, pageQuery.condition),
  ]);
  return { ids, total };
}

/** The most matches that are counted for a common word. */
const mostCounted = 100;
/** Few enough tickets to test one by one. */
const firstFew = 800;
/** Few enough ids to look up and sort. */
const mostListed = 10_000;

/**
 * The planner cannot know how rare a word is, so we try. A common word soon matches among the first tickets; a rare one is found
 * quickly by the indexes, which are slow for common words.
 */
async function listFound(
  db: Database,
  search: SearchConditions,
  pageQuery: PageQuery,
): Promise<Found> {
  const { condition, order, limit, offset } = pageQuery;
  const { ids, seen } = await findAmongFirst(db, search, { condition, order, most: firstFew });
  const page = (from: string[]): string[] => from.slice(offset, offset + limit);
  if (seen < firstFew) return { ids: page(ids), total: ids.length };
  const needed = Math.max(mostCounted, offset + limit);
  if (ids.length >= needed) return { ids: page(ids), total: needed };
  const all = await findAll(db, search, mostListed);
  if (all) {
    const isMatch = sql`${tickets.id} = any(${sql.param(all)}::uuid[])`;
    return listCounted(db, {
      ...pageQuery,
      condition: and(condition, isMatch) ?? isMatch,
      isNarrow: true,
    });
  }
  const matching = and(condition, matches(search)) ?? condition;
  const some = await listIds(db, {
    ...pageQuery,
    condition: matching,
    limit: needed,
    offset: 0,
    isNarrow: false,
  });
  return { ids: page(some), total: some.length };
}

/** Finds the tickets of a page of the queue, and their total. */
export function findPage(db: Database, query: QueueQuery, viewer: QueueViewer): Promise<Found> {
  const pageQuery = {
    condition: queueCondition(query, viewer) ?? sql`true`,
    order: queueOrder(query),
    isNarrow: isNarrow(query),
    ...pageOf(query),
  };
  const search = searchConditions(query.search);
  return search ? listFound(db, search, pageQuery) : listCounted(db, pageQuery);
}
