import { BackupRefused } from './backup-manifest.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';

interface Command {
  /** The script name for `npm run`, in the usage line. */
  readonly name: string;
  /** The equivalent command for an external database. */
  readonly external: string;
  readonly run: (options: { dataDir: string; file: string; say: typeof say }) => Promise<void>;
}

/** Runs a command with one file argument. An expected error is one line and exit code 1. */
export async function runFileCommand({ name, external, run }: Command): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (process.env['DATABASE_URL']) {
    return fail(`The database is external (DATABASE_URL is set); use: ${external}`);
  }
  if (!file || more.length > 0) return fail(`Usage: npm run ${name} -- FILE`);
  try {
    await run({ dataDir: process.env['DATA_DIR'] || 'data', file, say });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable || error instanceof BackupRefused)) throw error;
    fail(error.message);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
