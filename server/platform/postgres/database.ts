import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };

/** Only `db.transaction(…)` provides this type, so a function that requires it cannot be called outside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For functions that only read, inside or outside a transaction. */
export type Reader = Database | Transaction;

const oldestPostgres = 15;

/** The database at DATABASE_URL cannot be used; the message is one line. */
export class UnusableDatabase extends Error {}

export async function connect(
  url: string,
  connections: number,
  onError: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'bac',
  });
  // The pool replaces a broken idle connection (a restart of the database); without a listener the error would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  const major = await majorVersion(pool).catch(async (error: Error) => {
    await pool.end();
    throw new UnusableDatabase(`The database at ${hostOf(url)} does not answer: ${error.message}`);
  });
  if (major < oldestPostgres) {
    await pool.end();
    throw new UnusableDatabase(
      `DATABASE_URL leads to PostgreSQL ${major}; Bậc needs ${oldestPostgres} or newer.`,
    );
  }
  return drizzle(pool);
}

/** Calls the listener whenever the database ends a connection: it restarted, failed over, or was restored from a backup. */
export function onConnectionLost({ $client: pool }: Database, listener: () => void): void {
  pool.on('error', listener);
  // The pool reports only idle connections itself.
  pool.on('connect', (client) => client.on('error', listener));
}

async function majorVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

/** Only host and port, because the rest of the URL may contain a password. */
const hostOf = (url: string): string => URL.parse(url)?.host || 'its socket';
