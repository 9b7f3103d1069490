import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';

/** Finds the tables, of the product and of the job queue, in which a column contains one of the texts. */
export async function tablesWith({ services }: TestApp, texts: readonly string[]) {
  const { rows: tables } = await services.db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await services.db.execute<{ count: number }>(sql`
      select count(*)::int as count
      from ${sql.identifier(schema)}.${sql.identifier(name)} as stored
      where exists (
        select 1 from unnest(${sql.param([...texts])}::text[]) as needle
        where position(lower(needle) in lower(stored::text)) > 0)`);
    if ((rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found.toSorted();
}

/** Finds the files of the data folder whose path or content contains one of the texts. */
export async function filesWith({ services }: TestApp, texts: readonly string[]) {
  const { dataDir } = services.config;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (texts.some((text) => path.includes(text) || content.includes(text))) found.push(path);
  }
  return found;
}
