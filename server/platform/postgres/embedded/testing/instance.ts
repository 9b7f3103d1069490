import { DatabaseUnavailable, startEmbeddedPostgres } from '../../embedded-postgres.ts';

/*
 * A process that uses the embedded server as the product does: `node instance.ts DATA_DIR`. It prints "ready URL" or
 * "refused WHY", then the lines of the supervisor, and stops when its input ends.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2]!, say });
  say(`ready ${database.url}`);
  process.stdin.resume().on('end', () => void database.stop());
} catch (error) {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  say(`refused ${error.message}`);
  process.exitCode = 1;
}
