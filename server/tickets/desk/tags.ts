import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import { tickets } from '../../db/tickets-schema.ts';

const mostListed = 100;

/** The most used first, then by name. */
export async function listTags(db: Database): Promise<{ tag: string; tickets: number }[]> {
  const { rows } = await db.execute<{ tag: string; tickets: number }>(sql`
    select tag, count(*)::int as tickets from ${tickets}, unnest(${tickets.tags}) as tag
    where ${tickets.tags} <> '{}' group by tag order by 2 desc, 1 limit ${mostListed}`);
  return rows;
}
