import type { PoolClient, QueryResultRow } from 'pg';
import type { Database } from '../../platform/postgres/database.ts';

/** Any number that no other lock of ours has. */
const livingLock = 0x0bac_0d30;

export interface HeldLock {
  release(): Promise<void>;
}

/** A connection that broke is closed instead of given back, and the lock goes with it. */
async function ask<Row extends QueryResultRow>(
  connection: PoolClient,
  question: string,
): Promise<Row[]> {
  try {
    return (await connection.query<Row>(question, [livingLock])).rows;
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

const held = (connection: PoolClient): HeldLock => ({
  release: async () => {
    await ask(connection, 'select pg_advisory_unlock($1)');
    connection.release();
  },
});

/** One process at a time fills or moves the simulated students; undefined where another one does. */
export async function tryLock(db: Database): Promise<HeldLock | undefined> {
  const connection = await db.$client.connect();
  const [row] = await ask<{ taken: boolean }>(
    connection,
    'select pg_try_advisory_lock($1) as taken',
  );
  if (row?.taken) return held(connection);
  connection.release();
  return undefined;
}

/** Waits until the other has let go. */
export async function awaitLock(db: Database): Promise<HeldLock> {
  const connection = await db.$client.connect();
  await ask(connection, 'select pg_advisory_lock($1)');
  return held(connection);
}
