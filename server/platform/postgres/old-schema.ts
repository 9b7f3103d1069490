import { readFile } from 'node:fs/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { UnusableDatabase } from './database.ts';

/*
 * Release 1.0 replaced 23 migrations by one baseline. A database of before is refused untouched until somebody converts it:
 * the last migrations that commit 1c8fedc did not have run from `server/db/before-baseline`, then the baseline counts as applied.
 */

const folders = new URL('../../db/', import.meta.url);
export const migrationsFolder = new URL('migrations', folders).pathname;

/** The last migration of commit 1c8fedc, by the time that drizzle stores with it. */
const oldestConvertible = 1794884487785;

const steps: readonly { when: number; file: string }[] = [
  { when: 1794966807077, file: '0019_score_ranges_at_the_ends.sql' },
  { when: 1794971269004, file: '0020_suggested_causes.sql' },
  { when: 1794971287211, file: '0021_correct_founding_statements.sql' },
  { when: 1794971313126, file: '0022_student_note_of_corrections.sql' },
];

const readBaseline = () => readMigrationFiles({ migrationsFolder })[0]!;

type SchemaAge = 'empty' | 'current' | 'convertible' | 'too old';

async function lastMigration(client: pg.ClientBase): Promise<number | undefined> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (!tables[0]?.name) return undefined;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ? Number(rows[0].last) : undefined;
}

function ageOf(last: number | undefined): SchemaAge {
  if (last === undefined) return 'empty';
  if (last >= readBaseline().folderMillis) return 'current';
  return last >= oldestConvertible ? 'convertible' : 'too old';
}

/** Throws before anything is written to a database of before the baseline. */
export async function refuseOldSchema(client: pg.ClientBase): Promise<void> {
  const age = ageOf(await lastMigration(client));
  if (age === 'convertible') {
    throw new UnusableDatabase(
      'This database was made before release 1.0. Stop every server, make a backup, run `npm run convert` once, and start again.',
    );
  }
  if (age === 'too old') throw tooOld();
}

const tooOld = (): UnusableDatabase =>
  new UnusableDatabase(
    'This database is older than commit 1c8fedc. Start that commit on it once, then run `npm run convert` of this one.',
  );

/** Converts a database of commit 1c8fedc or later, in one transaction. Returns whether there was anything to do. */
export async function convertOldSchema(client: pg.ClientBase): Promise<boolean> {
  await client.query('begin');
  try {
    const last = await lastMigration(client);
    const age = ageOf(last);
    if (age === 'too old') throw tooOld();
    if (age === 'convertible') await convert(client, last ?? 0);
    await client.query('commit');
    return age === 'convertible';
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function convert(client: pg.ClientBase, last: number): Promise<void> {
  for (const { when, file } of steps) {
    if (when > last) {
      await client.query(await readFile(new URL(`before-baseline/${file}`, folders), 'utf8'));
    }
  }
  await client.query(await readFile(new URL('before-baseline/plain-names.sql', folders), 'utf8'));
  const { hash, folderMillis } = readBaseline();
  await client.query('delete from drizzle.__drizzle_migrations');
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, folderMillis],
  );
}
