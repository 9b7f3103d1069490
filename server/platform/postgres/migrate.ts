import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as applyJobMigrations } from 'graphile-worker';
import type pg from 'pg';
import { quietJobLog } from '../jobs/log.ts';
import { convertOldSchema, migrationsFolder, refuseOldSchema } from './old-schema.ts';
import { mayMigrate, requireCurrentSchema } from './runtime-role.ts';

/** The number only has to differ from other advisory locks in this database. */
const migrationLock = 0x0bac_0001;

/** Runs `work` while no other process changes the schema; processes that boot meanwhile wait at the advisory lock. */
async function withMigrationLock<T>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    const result = await work(connection);
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    connection.release();
    return result;
  } catch (error) {
    // Closing the connection also releases the lock.
    connection.release(true);
    throw error;
  }
}

/**
 * Brings the schema up to date, then runs `seed`. Refuses a schema of before the baseline without changing it. A role that may not
 * change the schema only checks that it is up to date.
 */
export const migrate = (pool: pg.Pool, seed?: () => Promise<void>): Promise<void> =>
  withMigrationLock(pool, async (connection) => {
    if (await mayMigrate(connection)) {
      await refuseOldSchema(connection);
      await applyMigrations(drizzle(connection), { migrationsFolder });
      await applyJobMigrations({ pgPool: pool, logger: quietJobLog });
    } else {
      await requireCurrentSchema(connection);
    }
    await seed?.();
  });

/** Converts a schema of before the baseline, if it is one, and brings it up to date. Returns whether it was one. */
export async function convertAndMigrate(pool: pg.Pool): Promise<boolean> {
  const isConverted = await withMigrationLock(pool, convertOldSchema);
  await migrate(pool);
  return isConverted;
}
