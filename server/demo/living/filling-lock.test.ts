import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { awaitLock, tryLock } from './filling-lock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Terminates the connection that holds the lock, as a restart of the database does. */
const terminateHolder = () =>
  database.db.$client.query(
    `select pg_terminate_backend(pid, 5000) from pg_locks
     where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );

it('closes a connection that broke while it held the lock and can lock again', async () => {
  const { $client: pool } = database.db;
  for (const lockFunction of [awaitLock, tryLock]) {
    const lock = await lockFunction(database.db);
    await terminateHolder();
    // The message varies: it comes from the server or from the socket.
    await expect(lock?.release()).rejects.toThrow(Error);
    expect(pool.totalCount).toBe(pool.idleCount);
  }
  const again = await tryLock(database.db);
  expect(again).toBeDefined();
  await again?.release();
});
