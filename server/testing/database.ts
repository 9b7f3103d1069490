import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '../platform/postgres/database.ts';
import { templateName } from './database-server.ts';

const urlOf = (database: string): string => {
  const url = inject('databaseServerUrl');
  return url.replace(`/${templateName}?`, `/${database}?`);
};

export interface TestDatabase {
  db: Database;
  url: string;
  drop(): Promise<void>;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function create(options: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} ${options}`);
  const url = urlOf(name);
  const db = await connect(url, 5, () => {});
  return {
    db,
    url,
    drop: async () => {
      await db.$client.end();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** Clones a database from the migrated template: 30 ms if temporary files are in memory, 300 ms on a disk. */
export const testDatabase = (): Promise<TestDatabase> =>
  create(`template ${templateName} strategy file_copy`);

/** Creates a database without tables, as before a first start. */
export const emptyDatabase = (): Promise<TestDatabase> => create('template template0');
