import { join, resolve } from 'node:path';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './config.ts';
import { connect } from './platform/postgres/database.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { structureReader } from './bank/structure/structure-reader.ts';
import { clear } from './demo/living/clear.ts';
import { fill } from './demo/living/fill.ts';
import { findOwnAccounts } from './demo/living/fill-people.ts';
import { tryLock } from './demo/living/filling-lock.ts';
import { deleteFilling } from './demo/living/filling-store.ts';
import { diskFileStore } from './platform/files/file-store.ts';
import { demoDeps } from './demo-deps.ts';

type Deps = ReturnType<typeof demoDeps>;

/** Refuses to fill a database without demo accounts: the server on it may have another environment than this shell and serve real people. */
async function refuseWithoutDemo(deps: Deps): Promise<void> {
  const emails = deps.own.map(({ email }) => email);
  if ((await findOwnAccounts(deps, emails)).length > 0) return;
  throw new Error(
    'None of the demo’s accounts is in this database, so it is not filled. A demo server makes them when it starts: npm start',
  );
}

async function refill(deps: Deps, students: number): Promise<string> {
  if (students === 0) return 'DEMO_STUDENTS is 0: there is nobody to simulate.';
  await refuseWithoutDemo(deps);
  const lock = await tryLock(deps.db);
  if (!lock) return 'The running server is at it already.';
  try {
    await deleteFilling(deps.db);
    const state = await fill(deps, students, new AbortController().signal);
    return state === 'full' ? 'The demo is full.' : `The demo is ${state}.`;
  } finally {
    await lock.release();
  }
}

async function clearAll(deps: Deps): Promise<string> {
  await clear(deps);
  return 'The simulated people and all that was theirs are gone. To have them again: npm run demo -- fill';
}

/** `npm run demo -- clear` or `-- fill`. Works while the server runs on the same database. */
async function main([verb]: readonly string[]): Promise<void> {
  if (verb !== 'clear' && verb !== 'fill') throw new Error('Say: npm run demo -- clear, or fill');
  const config = readConfig(process.env);
  if (!config.demo) {
    throw new Error(
      'There is a demo only on the embedded database, on this machine alone and outside production.',
    );
  }
  const dataDir = resolve(config.dataDir);
  const embedded = await startEmbeddedPostgres({ dataDir, say: () => {} });
  const db = await connect(embedded.url, 4, () => {});
  try {
    await migrate(db.$client);
    const deps = demoDeps({
      db,
      clock: systemClock,
      files: diskFileStore(join(dataDir, 'files')),
      structure: structureReader(db, systemClock),
    });
    console.log(await (verb === 'clear' ? clearAll(deps) : refill(deps, config.demoStudents)));
  } finally {
    await db.$client.end();
    await embedded.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
