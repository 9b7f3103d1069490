import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { backUp } from './backup.ts';
import { openDataFolder } from './embedded/data-folder/data-folder.ts';
import { poll } from './embedded/poll.ts';
import { findPostmaster } from './embedded/postmaster-file.ts';
import { run } from './embedded/launch/program.ts';
import { copyFolder, copyFreshCluster } from './embedded/testing/copy-cluster.ts';
import { query } from './embedded/testing/query.ts';
import { makeScratch } from './embedded/testing/scratch.ts';
import { spawnInstance } from './embedded/testing/spawn-instance.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { restore } from './restore.ts';

const say = () => undefined;

let original: string;
let file: string;
const cleanUps: (() => Promise<void>)[] = [];

/** Creates a data folder with one row and one stored file, backs it up, and adds a second row. */
beforeAll(async () => {
  const scratch = await makeScratch({ onTestFinished: (remove) => void cleanUps.push(remove) });
  const dataDir = await copyFreshCluster(join(scratch, 'data'));
  file = join(scratch, 'backup.tar.gz');
  const database = await startEmbeddedPostgres({ dataDir, say });
  await query(database.url, "create table kept as select 'old' as age");
  await mkdir(join(dataDir, 'files', 'đề'), { recursive: true });
  await writeFile(join(dataDir, 'files', 'đề', 'hình.svg'), '<svg/>');
  await backUp({ dataDir, file, say });
  await query(database.url, "insert into kept values ('new')");
  await database.stop();
  original = dataDir;
});
afterAll(() => Promise.all(cleanUps.map((cleanUp) => cleanUp())));

/** Copies that data folder and starts its server. */
async function startCopy(context: TestContext) {
  const scratch = await makeScratch(context);
  const dataDir = join(scratch, 'data');
  await copyFolder(original, dataDir);
  const database = await startEmbeddedPostgres({ dataDir, say });
  return { scratch, dataDir, database };
}

async function readRows(dataDir: string) {
  const database = await startEmbeddedPostgres({ dataDir, say });
  const rows = await query(database.url, 'select * from kept');
  await database.stop();
  return rows;
}

test.concurrent('a backup during writes restores to a consistent state with every row acknowledged before it', async (context) => {
  const scratch = await makeScratch(context);
  const dataDir = await copyFreshCluster(join(scratch, 'data'));
  const copy = join(scratch, 'copy');
  const whileWriting = join(scratch, 'backup.tar.gz');
  const database = await startEmbeddedPostgres({ dataDir, say });
  const pool = new Pool({ connectionString: database.url });
  await pool.query('create table one (id bigserial primary key, filler text)');
  await pool.query('create table two (id bigint primary key references one)');
  let acknowledged = 0;
  let isWriting = true;
  const write = async (): Promise<void> => {
    // Writes both tables or neither, so that the test detects an inconsistent copy.
    await pool.query(
      `with added as (insert into one (filler) select repeat('x', 300) from generate_series(1, 20) returning id)
       insert into two select id from added`,
    );
    acknowledged += 20;
    // Without a pause it would use the whole CPU.
    await sleep(5);
    if (isWriting) await write();
  };
  const writer = write();
  await poll(() => acknowledged > 500 || undefined, {
    everyMs: 20,
    forMs: 30_000,
    giveUp: () => new Error('the writer does not write'),
  });
  const before = acknowledged;
  await backUp({ dataDir, file: whileWriting, say });
  expect(acknowledged).toBeGreaterThan(before);
  isWriting = false;
  await writer;
  await pool.end();
  await database.stop();

  await restore({ dataDir: copy, file: whileWriting, say });
  const restored = await startEmbeddedPostgres({ dataDir: copy, say });
  const [counts] = await query<{ one: number; two: number; odd: number }>(
    restored.url,
    `select (select count(*)::int from one) as one, (select count(*)::int from two) as two,
            (select count(*)::int from one full join two using (id) where one.id is null or two.id is null) as odd`,
  );
  expect(counts!.one).toBeGreaterThanOrEqual(before);
  expect(counts).toMatchObject({ two: counts!.one, odd: 0 });
  await query(restored.url, "insert into one (filler) values ('writable')");
  await restored.stop();
});

test.concurrent('a restore with running instances replaces the data, and each instance reconnects by itself', async (context) => {
  const { dataDir, database } = await startCopy(context);
  const other = spawnInstance(context, dataDir);
  const url = await other.line('ready');
  const lines: string[] = [];
  let rowsInCallback: unknown;
  await restore({
    dataDir,
    file,
    say: (line) => lines.push(line),
    afterRestore: async (restoredUrl) => {
      rowsInCallback = await query(restoredUrl, 'select * from kept');
    },
  });
  expect(rowsInCallback).toEqual([{ age: 'old' }]);
  await other.line('The database stopped unexpectedly');
  expect(await query(url, 'select * from kept')).toEqual([{ age: 'old' }]);
  expect(await readFile(join(dataDir, 'files', 'đề', 'hình.svg'), 'utf8')).toBe('<svg/>');
  const oldFolders = (await readdir(dataDir)).filter((name) => name.includes('-before-restore-'));
  expect(oldFolders.toSorted()).toEqual([
    expect.stringMatching(/^files-before-restore-\d{8}T\d{6}Z$/),
    expect.stringMatching(/^postgres-before-restore-\d{8}T\d{6}Z$/),
  ]);
  expect(lines.join('\n')).toContain(join(dataDir, oldFolders.toSorted()[1]!));
  await database.stop();
  await other.stop();
  expect(await findPostmaster((await openDataFolder(dataDir)).cluster)).toBeUndefined();
});

test.concurrent('if the restored database cannot be used, the previous one is put back and runs again', async (context) => {
  const { dataDir, database } = await startCopy(context);
  const failing = restore({
    dataDir,
    file,
    say,
    afterRestore: () => Promise.reject(new Error('a migration failed')),
  });
  await expect(failing).rejects.toThrow(/previous database is back.*a migration failed/);
  const ages = await poll(() => query(database.url, 'select * from kept').catch(() => undefined), {
    everyMs: 50,
    forMs: 30_000,
    giveUp: () => new Error('the database stayed down'),
  });
  expect(ages).toEqual([{ age: 'old' }, { age: 'new' }]);
  expect(await readdir(join(dataDir, 'files'))).toEqual(['đề']);
  expect((await readdir(dataDir)).filter((name) => /before-restore|new-/.test(name))).toEqual([]);
  await database.stop();
});

test.concurrent('a restore killed after the swap is undone by the next start', async (context) => {
  const { scratch, dataDir, database } = await startCopy(context);
  await database.stop();
  const script = join(scratch, 'killed.ts');
  await writeFile(
    script,
    `import { restore } from ${JSON.stringify(join(import.meta.dirname, 'restore.ts'))};
     const [dataDir, file] = process.argv.slice(2);
     const afterRestore = async () => process.kill(process.pid, 'SIGKILL');
     await restore({ dataDir, file, say: () => undefined, afterRestore });`,
  );
  const { succeeded } = await run({
    file: process.execPath,
    args: [script, dataDir, file],
    options: {},
  });
  expect(succeeded).toBe(false);
  expect(await readdir(dataDir)).toContain('restore.json');
  expect(await readRows(dataDir)).toEqual([{ age: 'old' }, { age: 'new' }]);
  expect(await readdir(dataDir)).not.toContain('restore.json');
});
