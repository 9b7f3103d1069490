import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/postgres/database.ts';
import { hasWords } from '../../../platform/postgres/search.ts';
import { ticketMessages, tickets } from '../../../db/tickets-schema.ts';

/** The words that are looked for, in number, subject, name and address, and in messages. */
export interface Words {
  inTicket: SQL;
  inMessage: SQL;
}

/** Undefined where nothing is searched for. */
export function wordsOf(search: string | undefined): Words | undefined {
  const inTicket = hasWords(tickets.searchWords, search);
  const inMessage = hasWords(ticketMessages.searchWords, search);
  return inTicket && inMessage && { inTicket, inMessage };
}

/** Asked of one ticket after the other: with `exists` the planner would rather read every message that has the words. */
export const hasAny = ({ inTicket, inMessage }: Words): SQL => sql`(${inTicket} or coalesce((
  select true from ${ticketMessages}
  where ${ticketMessages.ticketId} = ${tickets.id} and ${inMessage} limit 1), false))`;

/** Which of the first tickets have the words, in their order, and how many were looked at. */
export async function findAmongFirst(
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
export async function findAll(
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
