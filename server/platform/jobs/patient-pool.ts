import type pg from 'pg';

/** One of those after which the worker tries again: soon, then less and less often, every five seconds in the end. */
const triedAgain = '40001';

type Failure = Error & { code?: unknown };

/** The connection is lost or not to be had, the server stops or starts, or has no room: none of it is about what was asked. */
const isAway = ({ code }: Failure): boolean =>
  code === undefined || /^(08|25006|53|57|E)/.test(String(code));

export interface PatientPool {
  pool: pg.Pool;
  /** Resolves when no connection is in use or asked for. */
  whenUnused(): Promise<void>;
}

/**
 * The worker does not wait until the end of a job is stored. If the database is away at that moment, the rejection is unhandled
 * and would end the process, so the error is replaced by one after which the worker tries again. A stopping process must wait
 * for `whenUnused()` before it closes the pool; otherwise the end of the last jobs is not stored, and they are done again.
 */
export function patientPool(pool: pg.Pool, isStopping: () => boolean): PatientPool {
  const uses = new Set<Promise<void>>();
  const passing = (error: Failure): never => {
    if (!isAway(error) || isStopping()) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code: triedAgain });
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
      return passing(error);
    });
    const query = (asked: pg.QueryConfig, values?: unknown[]) =>
      client.query(asked, values).catch(passing);
    const release = (): void => {
      client.release();
      endUse();
    };
    return { query: query as pg.PoolClient['query'], release };
  };
  const patient = Object.create(pool, {
    connect: {
      // With a callback, it is the connection that listens; the worker renews it by itself.
      value: (listen?: Parameters<pg.Pool['connect']>[0]) =>
        listen === undefined ? connect() : pool.connect(listen),
    },
  }) as pg.Pool;
  const whenUnused = async (): Promise<void> => {
    while (uses.size > 0) await Promise.all(uses);
  };
  return { pool: patient, whenUnused };
}
