import { resolve } from 'node:path';
import { demoAccounts } from './accounts/demo-accounts.ts';
import { systemClock } from './platform/clock.ts';
import { InvalidConfig, readConfig } from './config.ts';
import { UnusableDatabase } from './platform/postgres/database.ts';
import { DatabaseUnavailable } from './platform/postgres/embedded-postgres.ts';
import { loggedError } from './platform/http/logging/logged-error.ts';
import { start } from './start.ts';
import { onSignal } from './platform/shutdown.ts';
import { UnusableKey } from './platform/vault.ts';
import { buildWebIfStale } from './web-build.ts';

const say = (line: string): void => console.log(line);

/** Errors that a person can fix after reading one line become that line; any other error keeps its stack. */
function explain(error: unknown): unknown {
  const expectedErrors = [InvalidConfig, UnusableDatabase, DatabaseUnavailable, UnusableKey];
  if (expectedErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, address, port } = error as NodeJS.ErrnoException & Record<string, unknown>;
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is taken; set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} needs more rights; set PORT to another one.`;
  return loggedError(error);
}

async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const config = readConfig(process.env);
  const webFolder = await buildWebIfStale(root, say);
  const running = await start(config, { clock: systemClock, say, webFolder });
  onSignal(running.close, say, config.drainSeconds);

  say(`\nBậc is at ${running.address}`);
  if (config.production && !config.https) {
    say('PUBLIC_URL is not https: whoever is in between reads passwords and answers.');
  }
  if (config.demo) {
    say('Demo accounts (this machine only):');
    for (const { email, password, accountRole } of demoAccounts) {
      say(`  ${accountRole.padEnd(8)} ${email.padEnd(24)} ${password}`);
    }
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
