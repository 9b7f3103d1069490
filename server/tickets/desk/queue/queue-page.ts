import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/postgres/database.ts';
import { pageOf } from '../../../platform/postgres/paging.ts';
import { tickets } from '../../../db/tickets-schema.ts';
import {
  isNarrow,
  queueCondition,
  queueOrder,
  type Looking,
  type QueueAsked,
} from './queue-filters.ts';
import { findAll, findAmongFirst, hasAny, wordsOf, type Words } from './search.ts';

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
