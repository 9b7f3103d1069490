import type pg from 'pg';

/** One of those after which the worker tries again: soon, then less and less often, every five seconds in the end. */
const triedAgain = '40001';

type Failure = Error & { code?: unknown };

/** The connection is lost or not to be had, the server stops or starts, or has no room: none of it is about what was asked. */
const isAway = ({ code }: Failure): boolean =>
  code === undefined || /^(08|25006|53|57|E)/.test(String(code));

/**
 * The worker does not wait to hear that a job's end is written down: should the database be away just then, nobody would hear the
 * refusal, and it would end the process. So the worker is told that it may try again, as long as it is not to stop.
 */
export function patientPool(pool: pg.Pool, isStopping: () => boolean): pg.Pool {
  const passing = (error: Failure): never => {
    if (!isAway(error) || isStopping()) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code: triedAgain });
  };
  const connect = async (): Promise<Pick<pg.PoolClient, 'query' | 'release'>> => {
    const client = await pool.connect().catch(passing);
    const query = (asked: pg.QueryConfig, values?: unknown[]) =>
      client.query(asked, values).catch(passing);
    return { query: query as pg.PoolClient['query'], release: () => client.release() };
  };
  return Object.create(pool, {
    connect: {
      // With a function to call, it is the connection that listens; the worker renews it by itself.
      value: (listen?: Parameters<pg.Pool['connect']>[0]) =>
        listen === undefined ? connect() : pool.connect(listen),
    },
  }) as pg.Pool;
}
