import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadFoundingBank } from '../bank/forms/founding-bank.ts';
import { connect, type Database } from '../platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { copyFolder } from '../platform/postgres/embedded/testing/copy-cluster.ts';
import { migrate } from '../platform/postgres/migrate.ts';
import { fixedClock } from './turnable-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    /** PostgreSQL's data folder after a first start and a stop, for tests to copy. */
    freshCluster: string;
  }
}

/** Turns durability off for speed, because the test databases are temporary. */
async function disableDurability(db: Database): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']) {
    await db.$client.query(`alter system set ${setting} = off`);
  }
  await db.$client.query('select pg_reload_conf()');
}

async function makeFreshCluster(dataDir: string): Promise<string> {
  await (await startEmbeddedPostgres({ dataDir, say: console.log })).stop();
  const copy = join(dataDir, 'fresh-cluster');
  await copyFolder(join(dataDir, 'postgres'), copy);
  return copy;
}

export const templateName = 'bac';

/** Starts one real PostgreSQL for the whole test run, with one migrated database that tests clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-test-'));
  const freshCluster = await makeFreshCluster(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, say: console.log });
  const db = await connect(server.url, 2, () => {});
  await disableDurability(db);
  await migrate(db.$client);
  await loadFoundingBank({ db, clock: fixedClock() });
  await db.$client.end();
  project.provide('databaseServerUrl', server.url);
  project.provide('freshCluster', freshCluster);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
