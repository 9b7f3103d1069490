import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sql } from 'drizzle-orm';
import { items } from '../../db/items-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { listPublished } from './item-queries.ts';

interface Reading {
  /** What the bank was when it was read. */
  state: string;
  items: Promise<ItemVersion[]>;
}

/** One reading for each database: that is one for a process. */
const readings = new WeakMap<Database, Reading>();

/** Changes with every publication, every archived item and every new version. */
async function readState(db: Database): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws(' ', count(*), sum(version), max(updated_at)) as state
    from ${items} where status = 'published'`);
  return rows[0]?.state ?? '';
}

/** The latest version of every published item. Reads the bank only if it has changed since the last call, and once for all callers. */
export async function readPublished(db: Database): Promise<ItemVersion[]> {
  const state = await readState(db);
  const last = readings.get(db);
  if (last?.state === state) return last.items;
  const reading = { state, items: listPublished(db) };
  readings.set(db, reading);
  reading.items.catch(() => {
    if (readings.get(db) === reading) readings.delete(db);
  });
  return reading.items;
}
