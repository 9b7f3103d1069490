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

export interface SeparateRoles extends TestDatabase {
  /** The role that owns the tables and migrates them. */
  ownerUrl: string;
  /** The role of the server. `db` and `url` are a superuser's. */
  serverUrl: string;
}

/** Creates a database without tables and two roles for it, as `deploy/postgres-roles.sql` does. */
export async function databaseWithRoles(): Promise<SeparateRoles> {
  const database = await emptyDatabase();
  const name = new URL(database.url.replace('@/', '@localhost/')).pathname.slice(1);
  const [owner, server] = [`${name}_owner`, `${name}_server`];
  const { $client: pool } = database.db;
  await pool.query(`create role ${owner} login; create role ${server} login`);
  await pool.query(`alter database ${name} owner to ${owner}`);
  const urlAs = (role: string): string => database.url.replace(/\/\/[^@]*@/, `//${role}@`);
  return {
    ...database,
    ownerUrl: urlAs(owner),
    serverUrl: urlAs(server),
    drop: async () => {
      await database.drop();
      await administer(`drop role ${owner}, ${server}`);
    },
  };
}
