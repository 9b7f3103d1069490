import type { PoolClient, QueryResultRow } from 'pg';
import type { Database } from '../../platform/postgres/database.ts';

/** An arbitrary number that no other advisory lock uses. */
const livingLock = 0x0bac_0d30;

export interface HeldLock {
  release(): Promise<void>;
}

/** Closes a broken connection instead of returning it to the pool, which also releases the lock. */
async function queryLock<Row extends QueryResultRow>(
  connection: PoolClient,
  statement: string,
): Promise<Row[]> {
  try {
    return (await connection.query<Row>(statement, [livingLock])).rows;
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

const createHeldLock = (connection: PoolClient): HeldLock => ({
  release: async () => {
    await queryLock(connection, 'select pg_advisory_unlock($1)');
    connection.release();
  },
});

/** One process at a time fills and advances the demo; returns undefined if another one does. */
export async function tryLock(db: Database): Promise<HeldLock | undefined> {
  const connection = await db.$client.connect();
  const [row] = await queryLock<{ taken: boolean }>(
    connection,
    'select pg_try_advisory_lock($1) as taken',
  );
  if (row?.taken) return createHeldLock(connection);
  connection.release();
  return undefined;
}

/** Waits until the lock is free. */
export async function awaitLock(db: Database): Promise<HeldLock> {
  const connection = await db.$client.connect();
  await queryLock(connection, 'select pg_advisory_lock($1)');
  return createHeldLock(connection);
}
