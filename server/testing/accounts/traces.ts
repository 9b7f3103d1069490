import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';

/** The tables, of the product and of its jobs, in which any of these words stands in any column. */
export async function tablesWith({ services }: TestApp, words: readonly string[]) {
  const { rows: tables } = await services.db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await services.db.execute<{ count: number }>(sql`
      select count(*)::int as count
      from ${sql.identifier(schema)}.${sql.identifier(name)} as kept
      where exists (
        select 1 from unnest(${sql.param([...words])}::text[]) as word
        where position(lower(word) in lower(kept::text)) > 0)`);
    if ((rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found.toSorted();
}

/** The files of the data folder in whose name or content any of these words stands. */
export async function filesWith({ services }: TestApp, words: readonly string[]) {
  const { dataDir } = services.config;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (words.some((word) => path.includes(word) || content.includes(word))) found.push(path);
  }
  return found;
}
