import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { awaitLock, tryLock } from './filling-lock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** As a restart of the database does to whoever holds it. */
const breakHolder = () =>
  database.db.$client.query(
    `select pg_terminate_backend(pid, 5000) from pg_locks
     where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );

it('keeps no connection that broke while it was held, and can be taken again', async () => {
  const { $client: pool } = database.db;
  for (const take of [awaitLock, tryLock]) {
    const lock = await take(database.db);
    await breakHolder();
    // In whatever words: the server's farewell, or the socket's.
    await expect(lock?.release()).rejects.toThrow(Error);
    expect(pool.totalCount).toBe(pool.idleCount);
  }
  const again = await tryLock(database.db);
  expect(again).toBeDefined();
  await again?.release();
});
