import { connect } from './database.ts';
import { runFileCommand } from './embedded/backup/command.ts';
import { convertAndMigrate } from './migrate.ts';
import { restore } from './restore.ts';

/** Migrates the restored database, because the backup may be older than this program. */
async function migrateRestored(url: string): Promise<void> {
  const { $client: pool } = await connect(url, 2, () => {});
  try {
    await convertAndMigrate(pool);
  } finally {
    await pool.end();
  }
}

await runFileCommand({
  name: 'restore',
  external: 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE',
  run: (options) => restore({ ...options, afterRestore: migrateRestored }),
});
