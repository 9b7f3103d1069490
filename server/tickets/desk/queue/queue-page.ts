import { and, sql, type SQL } from 'drizzle-orm';
import { ticketMessages, tickets } from '../../../db/tickets-schema.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { pageOf } from '../../../platform/postgres/paging.ts';
import { hasWords } from '../../../platform/postgres/search.ts';
import {
  isNarrow,
  queueCondition,
  queueOrder,
  type Looking,
  type QueueAsked,
} from './queue-filters.ts';

/** The words that are looked for, in number, subject, name and address, and in messages. */
interface Words {
  inTicket: SQL;
  inMessage: SQL;
}

/** Undefined where nothing is searched for. */
function wordsOf(search: string | undefined): Words | undefined {
  const inTicket = hasWords(tickets.searchWords, search);
  const inMessage = hasWords(ticketMessages.searchWords, search);
  return inTicket && inMessage && { inTicket, inMessage };
}

/** Asked of one ticket after the other: with `exists` the planner would rather read every message that has the words. */
const hasAny = ({ inTicket, inMessage }: Words): SQL => sql`(${inTicket} or coalesce((
  select true from ${ticketMessages}
  where ${ticketMessages.ticketId} = ${tickets.id} and ${inMessage} limit 1), false))`;

/** Which of the first tickets have the words, in their order, and how many were looked at. */
async function findAmongFirst(
  db: Database,
  words: Words,
  { condition, order, most }: { condition: SQL; order: SQL; most: number },
): Promise<{ ids: string[]; seen: number }> {
  const { rows } = await db.execute<{ ids: string[]; seen: number }>(sql`
    with first as materialized (
      select ${tickets.id}, row_number() over (order by ${order}) as place
      from ${tickets} where ${condition} order by ${order} limit ${most})
    select coalesce(array_agg(id order by place) filter (where has), '{}') as ids, count(*)::int as seen
    from (select ${tickets.id}, first.place, ${hasAny(words)} as has
          from first join ${tickets} on ${tickets.id} = first.id) as looked`);
  return rows[0] ?? { ids: [], seen: 0 };
}

/** Every ticket that has the words, by way of the indexes; undefined where they stand in more places than that. */
async function findAll(
  db: Database,
  { inTicket, inMessage }: Words,
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
  /** Of the page alone. */
  ids: string[];
  total: number;
}

interface Wanted {
  condition: SQL;
  order: SQL;
  limit: number;
  offset: number;
  /** Only work that is not done yet: few, however many years the desk has been there. */
  isNarrow: boolean;
}

/** Ids alone: a ticket is a large row, and most of those that are passed over are not shown. */
async function listIds(db: Database, wanted: Wanted): Promise<string[]> {
  const { condition, order, limit, offset } = wanted;
  const { rows } = await db.execute<{ id: string }>(
    wanted.isNarrow
      ? // All of them, then in order: along the order the few would be looked for among all that are over.
        sql`select id from (
              select id, due_at, updated_at, created_at, priority from ${tickets} where ${condition} offset 0
            ) as tickets order by ${order} limit ${limit} offset ${offset}`
      : sql`select ${tickets.id} from ${tickets} where ${condition}
            order by ${order} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

async function listCounted(db: Database, wanted: Wanted): Promise<Found> {
  const [ids, total] = await Promise.all([
    listIds(db, wanted),
    db.$count(tickets, wanted.condition),
  ]);
  return { ids, total };
}

/** Of words that many tickets have, this many are looked for and told. */
const mostTold = 100;
/** So many tickets are asked one by one in a moment. */
const firstFew = 800;
/** So many are looked up and sorted in no time. */
const mostListed = 10_000;

/**
 * The planner cannot tell how rare a word is, so it is tried out. A word that many have is soon met among the first; one that
 * few have is quickly found by the indexes, which take long over common ones.
 */
async function listFound(db: Database, words: Words, wanted: Wanted): Promise<Found> {
  const { condition, order, limit, offset } = wanted;
  const { ids, seen } = await findAmongFirst(db, words, { condition, order, most: firstFew });
  const page = (from: string[]): string[] => from.slice(offset, offset + limit);
  if (seen < firstFew) return { ids: page(ids), total: ids.length };
  const needed = Math.max(mostTold, offset + limit);
  if (ids.length >= needed) return { ids: page(ids), total: needed };
  const all = await findAll(db, words, mostListed);
  if (all) {
    const those = sql`${tickets.id} = any(${sql.param(all)}::uuid[])`;
    return listCounted(db, {
      ...wanted,
      condition: and(condition, those) ?? those,
      isNarrow: true,
    });
  }
  const having = and(condition, hasAny(words)) ?? condition;
  const some = await listIds(db, {
    ...wanted,
    condition: having,
    limit: needed,
    offset: 0,
    isNarrow: false,
  });
  return { ids: page(some), total: some.length };
}

/** Which tickets a page of the queue shows, and of how many. */
export function findPage(db: Database, asked: QueueAsked, looking: Looking): Promise<Found> {
  const wanted = {
    condition: queueCondition(asked, looking) ?? sql`true`,
    order: queueOrder(asked),
    isNarrow: isNarrow(asked),
    ...pageOf(asked),
  };
  const words = wordsOf(asked.search);
  return words ? listFound(db, words, wanted) : listCounted(db, wanted);
}
