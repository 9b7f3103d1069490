import { asc, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../platform/postgres/database.ts';
import { items } from '../db/items-schema.ts';

/** The distinct words of items in the order of their changes, from a place in that order on. */
export async function listWordsSince(
  db: Reader,
  after: { updatedAt: Date; id: string },
  limit: number,
) {
  return db
    .select({
      id: items.id,
      updatedAt: items.updatedAt,
      words: sql<string>`array_to_string(tsvector_to_array(${items.searchWords}), ' ')`,
    })
    .from(items)
    .where(sql`(${items.updatedAt}, ${items.id}) > (${after.updatedAt}, ${after.id})`)
    .orderBy(asc(items.updatedAt), asc(items.id))
    .limit(limit);
}

export async function listSummaries(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: items.id, summary: items.summary })
    .from(items)
    .where(inArray(items.id, [...ids]));
  return new Map(rows.map(({ id, summary }) => [id, summary]));
}
