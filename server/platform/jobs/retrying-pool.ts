import type pg from 'pg';

/** Serialization failure: graphile-worker retries a query with this code, with a delay that grows to at most five seconds. */
const retryableCode = '40001';

type Failure = Error & { code?: unknown };

/**
 * Errors unrelated to the query: of the connection (08, Node's `E…`, or no code), insufficient resources (53), a server that starts
 * or stops (57), or a standby that is still read-only (25006).
 */
const isUnavailable = ({ code }: Failure): boolean =>
  code === undefined || /^(08|25006|53|57|E)/.test(String(code));

export interface RetryingPool {
  pool: pg.Pool;
  /** Resolves when no connection is in use or requested. */
  whenIdle(): Promise<void>;
}

/**
 * Wraps the pool for graphile-worker, which does not wait until the completion of a job is stored. If the database is
 * unavailable at that moment, the unhandled rejection would end the process, so the error is replaced by one that the worker
 * retries. A stopping process passes errors on unchanged, since it is about to close the pool. It must wait for `whenIdle()`
 * first; otherwise the completion of the last jobs is not stored, and they run again.
 */
export function retryingPool(pool: pg.Pool, isStopping: () => boolean): RetryingPool {
  const uses = new Set<Promise<void>>();
  const rethrow = (error: Failure): never => {
    if (!isUnavailable(error) || isStopping()) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code: retryableCode });
  };
  const beginUse = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    uses.add(promise);
    return () => {
      uses.delete(promise);
      resolve();
    };
  };
  const connect = async (): Promise<Pick<pg.PoolClient, 'query' | 'release'>> => {
    const endUse = beginUse();
    const client = await pool.connect().catch((error: Failure) => {
      endUse();
      return rethrow(error);
    });
    const query = (config: pg.QueryConfig, values?: unknown[]) =>
      client.query(config, values).catch(rethrow);
    const release = (): void => {
      client.release();
      endUse();
    };
    return { query: query as pg.PoolClient['query'], release };
  };
  const wrappedPool = Object.create(pool, {
    connect: {
      // With a callback, the worker opens the connection on which it listens, and reconnects it itself.
      value: (listen?: Parameters<pg.Pool['connect']>[0]) =>
        listen === undefined ? connect() : pool.connect(listen),
    },
  }) as pg.Pool;
  const whenIdle = async (): Promise<void> => {
    while (uses.size > 0) await Promise.all(uses);
  };
  return { pool: wrappedPool, whenIdle };
}
