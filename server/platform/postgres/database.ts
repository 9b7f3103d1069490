import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };

/** Only what runs inside `db.transaction(…)` has this type, so a function that asks for it cannot be called outside one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For what only reads: inside a transaction or out of one. */
export type Reader = Database | Transaction;

const oldestPostgres = 15;

/** Says in one line why the database at DATABASE_URL cannot be used. */
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
  // An idle connection that breaks (a restart of the database) is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  const major = await majorVersion(pool).catch(async (error: Error) => {
    await pool.end();
    throw new UnusableDatabase(`The database at ${placeOf(url)} does not answer: ${error.message}`);
  });
  if (major < oldestPostgres) {
    await pool.end();
    throw new UnusableDatabase(
      `DATABASE_URL leads to PostgreSQL ${major}; Bậc needs ${oldestPostgres} or newer.`,
    );
  }
  return drizzle(pool);
}

async function majorVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

/** Host and port only: the rest of the address may hold a password. */
const placeOf = (url: string): string => URL.parse(url)?.host || 'its socket';
