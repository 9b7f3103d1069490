import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from './embedded/data-folder/data-folder.ts';
import { poll } from './embedded/poll.ts';
import { findPostmaster } from './embedded/postmaster-file.ts';
import { run } from './embedded/launch/program.ts';
import { copyFreshCluster } from './embedded/testing/copy-cluster.ts';
import { query } from './embedded/testing/query.ts';
import { makeScratch } from './embedded/testing/scratch.ts';
import { type Instance, spawnInstance } from './embedded/testing/spawn-instance.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const say = () => undefined;

async function postmasterOf(dataDir: string): Promise<number | undefined> {
  return findPostmaster((await openDataFolder(dataDir)).cluster);
}

test.concurrent('starts a server on an empty folder, keeps its data across a stop, and leaves no process running', async (context) => {
  const dataDir = join(await makeScratch(context), 'data');
  const first = await startEmbeddedPostgres({ dataDir, say });
  await query(first.url, "create table kept as select 'Đặng' as name");
  await first.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();

  const second = await startEmbeddedPostgres({ dataDir, say });
  expect(await query(second.url, 'select name, lower(name) as lower from kept')).toEqual([
    { name: 'Đặng', lower: 'đặng' },
  ]);
  await second.stop();
});

test.concurrent('runs with checksums, fsync and UTF-8, and listens on a socket that only its owner can reach', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const database = await startEmbeddedPostgres({ dataDir, say });
  const settings = await query<{ name: string; setting: string }>(
    database.url,
    `select name, setting from pg_settings
     where name in ('data_checksums', 'fsync', 'full_page_writes', 'server_encoding', 'listen_addresses')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
  });
  expect((await stat(join(dataDir, 'run'))).mode & 0o777).toBe(0o700);
  await database.stop();
});

test.concurrent('a server survives a killed process, and the next start adopts it', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const first = spawnInstance(context, dataDir);
  await first.line('ready');
  const pid = await postmasterOf(dataDir);
  await first.kill();

  const second = await startEmbeddedPostgres({ dataDir, say });
  expect(await postmasterOf(dataDir)).toBe(pid);
  await second.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test.concurrent('the next start recovers from a start that was killed at any moment', async (context) => {
  const dataDir = join(await makeScratch(context), 'data');
  for (const delay of [150, 350, 550, 750]) {
    const instance = spawnInstance(context, dataDir);
    instance.line('ready').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await instance.kill();
  }
  const database = await startEmbeddedPostgres({ dataDir, say });
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  const names = await readdir(dataDir);
  expect(names.filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
});

test.concurrent('two instances share one server, which keeps running until the last one stops', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const first = await startEmbeddedPostgres({ dataDir, say });
  const second = spawnInstance(context, dataDir);
  const url = await second.line('ready');
  const pid = await postmasterOf(dataDir);
  await first.stop();
  expect(await postmasterOf(dataDir)).toBe(pid);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test.concurrent('four processes that start concurrently on an empty folder share one server', async (context) => {
  const dataDir = join(await makeScratch(context), 'data');
  const instances: Instance[] = Array.from({ length: 4 }, () => spawnInstance(context, dataDir));
  const urls = await Promise.all(instances.map((instance) => instance.line('ready')));
  expect(new Set(urls).size).toBe(1);
  await Promise.all(instances.map((instance) => instance.stop()));
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test.concurrent('a process restarts its killed server', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const lines: string[] = [];
  const database = await startEmbeddedPostgres({ dataDir, say: (line) => lines.push(line) });
  await query(database.url, 'create table kept as select 1 as one');
  const killed = await postmasterOf(dataDir);
  process.kill(killed!, 'SIGKILL');
  const rows = await poll(() => query(database.url, 'select * from kept').catch(() => undefined), {
    everyMs: 50,
    forMs: 30_000,
    giveUp: () => new Error('the server stayed down'),
  });
  expect(rows).toEqual([{ one: 1 }]);
  expect(await postmasterOf(dataDir)).not.toBe(killed);
  await database.stop();
  expect(lines).toContain('The database stopped unexpectedly; bringing it up again …');
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test.concurrent('stopping during a restart of the server leaves none running', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const database = await startEmbeddedPostgres({ dataDir, say });
  process.kill((await postmasterOf(dataDir))!, 'SIGKILL');
  await database.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test.concurrent('the server has its own process group, so Ctrl-C in the terminal does not reach it', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const instance = spawnInstance(context, dataDir, { detached: true });
  await instance.line('ready');
  const pid = await postmasterOf(dataDir);
  const args = ['-o', 'pgid=', '-p', String(pid)];
  const { output } = await run({ file: 'ps', args, options: {} });
  expect(Number(output)).toBe(pid);
  await instance.kill();
});
