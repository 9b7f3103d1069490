import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import { connect } from '../../platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts';
import { migrate } from '../../platform/postgres/migrate.ts';
import { openVault } from '../../platform/vault.ts';
import { resealSecrets } from './reseal-secrets.ts';

/** `npm run reseal`, after SECRET_KEY has been replaced. It may run beside the server, on the same database. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir, say: () => {} })
      : undefined;
  const db = await connect(config.databaseUrl ?? embedded?.url ?? '', 2, () => {});
  try {
    await migrate(db.$client);
    const { resealed, unreadable } = await resealSecrets({ db, vault: openVault(config, dataDir) });
    console.log(
      `${resealed} secrets are encrypted with the current key now; the previous key is no longer needed.`,
    );
    if (unreadable > 0) {
      console.log(
        `${unreadable} secrets open with neither key: their owners set up the app again.`,
      );
    }
  } finally {
    await db.$client.end();
    await embedded?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
