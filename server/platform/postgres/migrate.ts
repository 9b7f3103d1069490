import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as applyJobMigrations } from 'graphile-worker';
import type pg from 'pg';
import { quietJobLog } from '../jobs/log.ts';

const migrationsFolder = new URL('../../db/migrations', import.meta.url).pathname;

/** Any constant will do, as long as nothing else in this database takes the same advisory lock. */
const migrationLock = 0x0bac_0001;

/**
 * Brings the schema up to date, then runs `seed`. One process at a time: others that boot
 * meanwhile wait at the lock and then find nothing left to do.
 */
export async function migrate(pool: pg.Pool, seed?: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(connection), { migrationsFolder });
    await applyJobMigrations({ pgPool: pool, logger: quietJobLog });
    await seed?.();
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    connection.release();
  } catch (error) {
    // Closing the connection also gives back the lock.
    connection.release(true);
    throw error;
  }
}
