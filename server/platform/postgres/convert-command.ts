import { resolve } from 'node:path';
import { connect, UnusableDatabase } from './database.ts';
import { DatabaseUnavailable, startEmbeddedPostgres } from './embedded-postgres.ts';
import { convertAndMigrate } from './migrate.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run convert`: converts the database at MIGRATION_DATABASE_URL, at DATABASE_URL or in DATA_DIR from before release 1.0. */
async function main(): Promise<void> {
  const { MIGRATION_DATABASE_URL: owner, DATABASE_URL, DATA_DIR: dataDir } = process.env;
  const external = owner || DATABASE_URL;
  const embedded = external
    ? undefined
    : await startEmbeddedPostgres({ dataDir: resolve(dataDir || 'data'), say });
  try {
    const { $client: pool } = await connect(external || (embedded?.url ?? ''), 2, () => {});
    try {
      const isConverted = await convertAndMigrate(pool);
      say(isConverted ? 'The database is converted.' : 'The database needs no conversion.');
    } finally {
      await pool.end();
    }
  } finally {
    await embedded?.stop();
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof UnusableDatabase || error instanceof DatabaseUnavailable;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
});
