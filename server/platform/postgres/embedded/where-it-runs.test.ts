import { chmod, chown, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { canReach, findUnprivilegedAccount } from './account.ts';
import { canRunNamespaced, findOrdinaryUser } from './testing/ordinary-user.ts';
import { query } from './testing/query.ts';
import { makeScratch } from './testing/scratch.ts';
import { spawnInstance } from './testing/spawn-instance.ts';

const say = () => undefined;

test.concurrent('supports a path too long for a socket, with a short private folder', async (context) => {
  const dataDir = join(await makeScratch(context), 'data', 'ở-một-nơi-rất-xa'.repeat(6));
  const database = await startEmbeddedPostgres({ dataDir, say });
  const socketFolder = new URL(database.url.replace('@/', '@host/')).searchParams.get('host')!;
  context.onTestFinished(() => rm(socketFolder, { recursive: true }));
  expect(socketFolder.startsWith(dataDir)).toBe(false);
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test.concurrent('supports a path with spaces, commas, quotes and accents', async (context) => {
  const dataDir = join(await makeScratch(context), `dữ liệu, "của" l'école %20+`);
  const database = await startEmbeddedPostgres({ dataDir, say });
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test.concurrent('runs as an ordinary user with any umask', async (context) => {
  const dataDir = join(await makeScratch(context), 'data');
  await mkdir(dataDir);
  const { uid, gid, options } = await findOrdinaryUser();
  await chown(dataDir, uid, gid);
  const wrapper = [...(options.wrapper ?? []), 'sh', '-c', 'umask 077; exec "$@"', 'sh'];
  const instance = spawnInstance(context, dataDir, { ...options, wrapper });
  expect(await query(await instance.line('ready'), 'select 1 as one')).toEqual([{ one: 1 }]);
  await instance.stop();
});

test.concurrent('parent folders of the data folder may be closed and opened between starts', async (context) => {
  const scratch = await makeScratch(context);
  const dataDir = join(scratch, 'data');
  const outcomes = [];
  for (const mode of [0o755, 0o700, 0o755]) {
    await chmod(scratch, mode);
    outcomes.push(await startAndFindOwner(dataDir));
  }
  const { open, closed } = await expectedOwners();
  expect(outcomes).toEqual([open, closed, open]);
});

async function startAndFindOwner(dataDir: string): Promise<number> {
  const database = await startEmbeddedPostgres({ dataDir, say });
  await query(database.url, 'select');
  await database.stop();
  return (await stat(join(dataDir, 'postgres'))).uid;
}

/** Root gives the cluster to an account that can reach it, and otherwise keeps it if the kernel allows user namespaces. */
async function expectedOwners() {
  const self = process.getuid!();
  if (self !== 0) return { open: self, closed: self };
  const account = (await findUnprivilegedAccount())!;
  const closed = (await canRunNamespaced()) ? self : account.uid;
  return { open: (await canReach(account, import.meta.filename)) ? account.uid : closed, closed };
}
