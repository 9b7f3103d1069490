import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDatabase, testDatabase, type TestDatabase } from '../../testing/database.ts';
import { convertAndMigrate, migrate } from './migrate.ts';
import { migrationsFolder } from './old-schema.ts';

/** A dump that PostgreSQL 15 made of a small database of commit 1c8fedc: three items, one student, one corrected result. */
const dump = new URL('testing/1c8fedc.sql.gz', import.meta.url);

/** How many migrations a database has that is up to date. */
const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).length;

const opened: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.drop()));
});

async function open(create: () => Promise<TestDatabase>): Promise<pg.Pool> {
  const database = await create();
  opened.push(database);
  return database.db.$client;
}

async function oldDatabase(): Promise<pg.Pool> {
  const pool = await open(emptyDatabase);
  const text = (await promisify(gunzip)(await readFile(dump))).toString('utf8');
  const client = await pool.connect();
  await client.query(text);
  // The dump has emptied the search path of this connection.
  client.release(true);
  return pool;
}

/** Everything that defines the schema, as lines. The names of a function's parameters may differ. */
async function describeSchema(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'function', proname, oidvectortypes(proargtypes), replace(prosrc, '"given"', '"value"'))
      from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'statistics', attrelid::regclass, attname, attstattarget)
      from pg_attribute where attrelid::regclass::text = 'attempt_events' and attstattarget >= 0
    order by 1`);
  return rows.map(({ line }) => line);
}

const summarize = async (pool: pg.Pool): Promise<unknown> =>
  (
    await pool.query(
      `select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
              (select count(*)::int from admission_thresholds) as thresholds,
              (select reason from result_changes) as reason`,
    )
  ).rows[0];

describe('a database of commit 1c8fedc', () => {
  it('is refused untouched at start, with the command that converts it', async () => {
    const pool = await oldDatabase();
    const before = [await summarize(pool), await describeSchema(pool)];
    await expect(migrate(pool)).rejects.toThrow(/made before release 1\.0.*npm run convert/);
    expect([await summarize(pool), await describeSchema(pool)]).toEqual(before);
    expect(before[0]).toEqual({ migrations: 19, thresholds: 5, reason: 'The author was careless' });
  });

  it('has the schema of a new database after its conversion', async () => {
    const pool = await oldDatabase();
    expect(await convertAndMigrate(pool)).toBe(true);
    expect(await describeSchema(pool)).toEqual(await describeSchema(await open(testDatabase)));
  });

  it('keeps its rows, corrected as later versions corrected them', async () => {
    const pool = await oldDatabase();
    await convertAndMigrate(pool);
    const { rows } = await pool.query(
      `select email, full_name, score #>> '{sections,0,low}' as low, result_changes.reason, text ->> 'en' as text
       from accounts join results on account_id = accounts.id
       join result_changes using (attempt_id) join notifications on notifications.id = result_changes.id`,
    );
    expect(rows).toEqual([
      {
        email: 'lan@example.com',
        full_name: 'Nguyễn Lan',
        low: '760',
        reason: null,
        text: 'The key of a question was corrected.',
      },
    ]);
    expect(await summarize(pool)).toEqual({ migrations, thresholds: 5, reason: null });
  });

  it('keeps its waiting jobs under the new names of their tasks', async () => {
    const pool = await oldDatabase();
    await pool.query(`select graphile_worker.add_job('statistics.reckon', '{"a": 1}')`);
    await convertAndMigrate(pool);
    const { rows } = await pool.query('select task_identifier from graphile_worker.jobs');
    expect(rows).toEqual([{ task_identifier: 'statistics.compute' }]);
  });

  it('is converted once: a second conversion and a start change nothing', async () => {
    const pool = await oldDatabase();
    await convertAndMigrate(pool);
    expect(await convertAndMigrate(pool)).toBe(false);
    await migrate(pool);
    expect(await summarize(pool)).toMatchObject({ migrations });
  });

  it('stays as it was when a step of its conversion fails', async () => {
    const pool = await oldDatabase();
    await pool.query('alter table key_corrections add column student_note text');
    const before = [await summarize(pool), await describeSchema(pool)];
    await expect(convertAndMigrate(pool)).rejects.toThrow(/student_note/);
    expect([await summarize(pool), await describeSchema(pool)]).toEqual(before);
  });
});

describe('other databases', () => {
  it('an older one is refused by both commands, with the way to go', async () => {
    const pool = await oldDatabase();
    await pool.query('delete from drizzle.__drizzle_migrations where id > 10');
    await expect(migrate(pool)).rejects.toThrow(/older than commit 1c8fedc/);
    await expect(convertAndMigrate(pool)).rejects.toThrow(/Start that commit on it once/);
  });

  it('a new one and an empty one need no conversion', async () => {
    expect(await convertAndMigrate(await open(testDatabase))).toBe(false);
    const empty = await open(emptyDatabase);
    expect(await convertAndMigrate(empty)).toBe(false);
    expect(await summarize(empty)).toMatchObject({ migrations, thresholds: 5 });
  });
});
