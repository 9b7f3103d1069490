import { resolve } from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../config.ts';
import { connect } from '../../platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts';
import { migrate } from '../../platform/postgres/migrate.ts';
import { appointAdmin } from './appoint-admin.ts';

/** `npm run admin -- create EMAIL`. It may run beside the server, on the same database. */
async function main([verb, email]: readonly string[]): Promise<void> {
  if (verb !== 'create' || email === undefined) {
    throw new Error('Say: npm run admin -- create EMAIL');
  }
  const config = readConfig(process.env);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), say: () => {} })
      : undefined;
  const db = await connect(config.databaseUrl ?? embedded?.url ?? '', 2, () => {});
  try {
    await migrate(db.$client);
    const { link, isNew } = await appointAdmin({ db, clock: systemClock, config }, email);
    console.log(
      isNew ? `${email} is an administrator now.` : `${email} was raised to administrator.`,
    );
    console.log(`To choose a password, within 24 hours, once:\n${link}`);
  } finally {
    await db.$client.end();
    await embedded?.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
