import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { DatabaseUnavailable, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { openDataFolder } from './data-folder/data-folder.ts';
import { requireFreeSpace } from './data-folder/free-space.ts';
import { run } from './launch/program.ts';
import { stop } from './server.ts';
import { copyFreshCluster } from './testing/copy-cluster.ts';
import { query } from './testing/query.ts';
import { makeScratch } from './testing/scratch.ts';

const say = () => undefined;

async function refusalOf(dataDir: string): Promise<string> {
  const error: unknown = await startEmbeddedPostgres({ dataDir, say }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message;
}

test.concurrent('refuses a data folder that is a file', async (context) => {
  const dataDir = join(await makeScratch(context), 'data');
  await writeFile(dataDir, '');
  expect(await refusalOf(dataDir)).toContain(`${dataDir} is a file`);
  expect(await refusalOf(join(dataDir, 'below'))).toContain('is a file');
});

test.concurrent('refuses a data folder that is not writable', async (context) => {
  const closed = join(await makeScratch(context), 'closed');
  await mkdir(closed, { mode: 0o500 });
  context.onTestFinished(() => chmod(closed, 0o700));
  // Root can write everywhere else.
  const dataDir = process.getuid?.() === 0 ? '/sys/bac' : closed;
  expect(await refusalOf(dataDir)).toMatch(/may not be read and written|read-only/);
  expect(await readdir(closed)).toEqual([]);
});

test.concurrent('refuses a database of another PostgreSQL version, names both versions and leaves it unchanged', async (context) => {
  const dataDir = join(await makeScratch(context), 'data');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
  expect(await refusalOf(dataDir)).toMatch(/made by PostgreSQL 14, .* carries PostgreSQL 18/);
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
});

test.concurrent('reports a broken setting with the server’s message', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  await writeFile(join(dataDir, 'postgres', 'pg_hba.conf'), 'nonsense\n');
  expect(await refusalOf(dataDir)).toContain('could not load');
});

test.concurrent('refuses a new database without enough disk space, with figures, before it creates anything', async (context) => {
  const disk = await mountSmallDisk(context, 64);
  const dataDir = disk.path;
  const message = disk.isMounted
    ? await refusalOf(dataDir)
    : await requireFreeSpace(disk.path, Number.MAX_SAFE_INTEGER, 'It').catch(String);
  expect(message).toMatch(/needs \d+ MB on the disk of .*, which has \d+ MB free/);
  expect(await readdir(dataDir)).not.toContain('postgres');
});

test.concurrent('refuses a full disk and loses no data once there is space', async (context) => {
  const disk = await mountSmallDisk(context, 400);
  const dataDir = await copyFreshCluster(disk.path);
  const filler = join(dataDir, 'filler');
  const first = await startEmbeddedPostgres({ dataDir, say });
  await query(first.url, 'create table kept as select 1 as one');
  await first.stop();
  await fill(disk, filler);
  const message = disk.isMounted
    ? await refusalOf(dataDir)
    : await requireFreeSpace(disk.path, Number.MAX_SAFE_INTEGER, 'It').catch(String);
  expect(message).toMatch(/disk of .* is full|MB free/);
  await rm(filler, { force: true });
  const second = await startEmbeddedPostgres({ dataDir, say });
  expect(await query(second.url, 'select * from kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

/** Mounts a small file system; without the permission to mount it returns a folder, and the tests check the real disk. */
async function mountSmallDisk(context: TestContext, megabytes: number) {
  const path = join(await makeScratch(context), 'disk');
  await mkdir(path);
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path];
  const { succeeded: isMounted } = await run({ file: 'mount', args, options: {} });
  context.onTestFinished(async () => {
    await stop(await openDataFolder(path));
    if (isMounted) await run({ file: 'umount', args: [path], options: {} });
  });
  return { path, isMounted };
}

async function fill({ isMounted }: { isMounted: boolean }, filler: string): Promise<void> {
  if (!isMounted) return;
  const error = await writeFile(filler, Buffer.alloc(1024 ** 3)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'ENOSPC' });
}
