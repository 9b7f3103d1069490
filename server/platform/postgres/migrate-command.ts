import { connect, UnusableDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { grantToServer } from './runtime-role.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function findRole(url: string): Promise<string> {
  const { $client: pool } = await connect(url, 1, () => {});
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  await pool.end();
  return rows[0]!.role;
}

/**
 * `npm run migrate`: brings the tables of an external database up to date as their owner (MIGRATION_DATABASE_URL), and lets the role
 * in DATABASE_URL run the server on them. It may run beside a server of the release before.
 */
async function main(): Promise<void> {
  const { MIGRATION_DATABASE_URL: owner, DATABASE_URL: server } = process.env;
  if (!owner || !server) {
    throw new UnusableDatabase(
      'Set MIGRATION_DATABASE_URL (the owner of the tables) and DATABASE_URL (the role of the server).',
    );
  }
  const { $client: pool } = await connect(owner, 2, () => {});
  try {
    const role = await findRole(server);
    await migrate(pool);
    await grantToServer(pool, role);
    say(`The tables are up to date, and ${role} may use them.`);
  } finally {
    await pool.end();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof UnusableDatabase ? error.message : error);
  process.exitCode = 1;
});
