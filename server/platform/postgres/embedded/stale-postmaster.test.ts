import { spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { openDataFolder } from './data-folder/data-folder.ts';
import { poll } from './poll.ts';
import { disownPostmasterFile, findPostmaster } from './postmaster-file.ts';
import { isPostmasterByProc, isPostmasterByPs, listServerProcesses } from './processes.ts';
import { run } from './launch/program.ts';
import { copyFreshCluster } from './testing/copy-cluster.ts';
import { query } from './testing/query.ts';
import { makeScratch } from './testing/scratch.ts';
import { spawnInstance } from './testing/spawn-instance.ts';

const say = () => undefined;

/** A data folder with one row, whose server and processes were killed. */
async function makeKilled(context: TestContext) {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const instance = spawnInstance(context, dataDir);
  await query(await instance.line('ready'), 'create table kept as select 1 as one');
  const folder = await openDataFolder(dataDir);
  const pid = (await findPostmaster(folder.cluster))!;
  await instance.kill();
  process.kill(pid, 'SIGKILL');
  return { dataDir, cluster: folder.cluster, pid };
}

/** Writes the pid into both files that a killed server leaves behind. */
async function writeStalePid(dataDir: string, pid: number): Promise<void> {
  const paths = ['postgres/postmaster.pid', 'run/.s.PGSQL.5432.lock'];
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(dataDir, path), 'utf8');
      await writeFile(join(dataDir, path), content.replace(/^\d+/, String(pid)));
    }),
  );
}

async function startAndReadRows(dataDir: string) {
  const database = await startEmbeddedPostgres({ dataDir, say });
  const rows = await query(database.url, 'select * from kept');
  await database.stop();
  return rows;
}

/** Starts a process that lives as long as the test, with a zombie child. */
async function spawnSleeperWithZombie(context: TestContext, cluster: string) {
  // PostgreSQL considers only processes of its own user as a running server.
  const { uid, gid } = await stat(cluster);
  const sleeper = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 300'], {
    uid,
    gid,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  context.onTestFinished(() => void sleeper.kill('SIGKILL'));
  const { promise, resolve } = Promise.withResolvers<string>();
  sleeper.stdout.setEncoding('utf8').once('data', resolve);
  const zombie = Number(await promise);
  const args = ['-o', 'stat=', '-p', String(zombie)];
  await poll(
    async () => (await run({ file: 'ps', args, options: {} })).output.startsWith('Z') || undefined,
    { everyMs: 20, forMs: 10_000, giveUp: () => new Error('the child did not become a zombie') },
  );
  return { sleeper: sleeper.pid!, zombie };
}

test.concurrent('both /proc and ps distinguish a server from its children and from unrelated processes', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'dữ liệu'));
  const database = await startEmbeddedPostgres({ dataDir, say });
  const { cluster } = await openDataFolder(dataDir);
  const [child] = await query<{ pid: number }>(database.url, 'select pg_backend_pid() as pid');
  const [checkpointer] = await query<{ pid: number }>(
    database.url,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const postmaster = (await findPostmaster(cluster))!;
  const pids = [postmaster, checkpointer!.pid, child!.pid, process.pid];
  const checks = [isPostmasterByPs, ...(platform() === 'linux' ? [isPostmasterByProc] : [])];
  const answers = await Promise.all(
    checks.map((isPostmaster) => Promise.all(pids.map((pid) => isPostmaster(cluster, pid)))),
  );
  expect(answers).toEqual(checks.map(() => [true, false, false, false]));
  await database.stop();
});

test.concurrent('starts with its data after everything was killed', async (context) => {
  const { dataDir } = await makeKilled(context);
  expect(await startAndReadRows(dataDir)).toEqual([{ one: 1 }]);
});

test.concurrent('starts if the killed server’s pid now belongs to an unrelated program', async (context) => {
  const { dataDir, cluster } = await makeKilled(context);
  const { sleeper } = await spawnSleeperWithZombie(context, cluster);
  await writeStalePid(dataDir, sleeper);
  expect(await findPostmaster(cluster)).toBeUndefined();
  expect(await startAndReadRows(dataDir)).toEqual([{ one: 1 }]);
});

test.concurrent('starts if the killed server’s pid belongs to a zombie', async (context) => {
  const { dataDir, cluster } = await makeKilled(context);
  const { zombie } = await spawnSleeperWithZombie(context, cluster);
  await writeStalePid(dataDir, zombie);
  expect(await findPostmaster(cluster)).toBeUndefined();
  expect(await startAndReadRows(dataDir)).toEqual([{ one: 1 }]);
});

test.concurrent('starts if postmaster.pid is empty', async (context) => {
  const { dataDir } = await makeKilled(context);
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '');
  expect(await startAndReadRows(dataDir)).toEqual([{ one: 1 }]);
});

test.concurrent('keeps the lines of postmaster.pid with which PostgreSQL detects orphans of the killed server', async (context) => {
  const { cluster } = await makeKilled(context);
  const path = join(cluster, 'postmaster.pid');
  const before = await readFile(path, 'utf8');
  await disownPostmasterFile(cluster);
  const after = await readFile(path, 'utf8');
  expect(after.split('\n')[0]).toBe('4194304');
  expect(after.split('\n').slice(1)).toEqual(before.split('\n').slice(1));
});

test.concurrent('waits for an orphan of the killed server to end before it starts another server', async (context) => {
  const dataDir = await copyFreshCluster(join(await makeScratch(context), 'data'));
  const instance = spawnInstance(context, dataDir);
  const url = await instance.line('ready');
  await query(url, 'create table kept as select 1 as one');
  const { cluster } = await openDataFolder(dataDir);
  const postmaster = (await findPostmaster(cluster))!;
  const [child] = await query<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where backend_type = 'background writer'",
  );
  // While it is stopped, it does not notice that its parent has ended.
  process.kill(child!.pid, 'SIGSTOP');
  await instance.kill();
  process.kill(postmaster, 'SIGKILL');

  const starting = startEmbeddedPostgres({ dataDir, say });
  await poll(async () => ((await listServerProcesses(cluster)).length === 1 ? true : undefined), {
    everyMs: 20,
    forMs: 20_000,
    giveUp: () => new Error('the other orphans stayed'),
  });
  expect(await listServerProcesses(cluster)).toEqual([child!.pid]);
  process.kill(child!.pid, 'SIGKILL');
  const database = await starting;
  expect(await query(database.url, 'select * from kept')).toEqual([{ one: 1 }]);
  await database.stop();
});
