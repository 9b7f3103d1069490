import { connect } from './database.ts';
import { runFileCommand } from './embedded/backup/command.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';

/** A backup may be older than this program: its schema is brought up to date before anyone uses it. */
async function bringUpToDate(url: string): Promise<void> {
  const { $client: pool } = await connect(url, 2, () => {});
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

await runFileCommand({
  name: 'restore',
  external: 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE',
  run: (options) => restore({ ...options, afterRestore: bringUpToDate }),
});
