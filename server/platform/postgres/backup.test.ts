import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { backUp } from './backup.ts';
import { openDataFolder } from './embedded/data-folder/data-folder.ts';
import { findPostmaster } from './embedded/postmaster-file.ts';
import { run } from './embedded/launch/program.ts';
import { copyFreshCluster } from './embedded/testing/copy-cluster.ts';
import { makeScratch } from './embedded/testing/scratch.ts';
import { restore } from './restore.ts';

const say = () => undefined;

test.concurrent('a backup is one gzipped tar file that starts with its manifest, and leaves no server running', async (context) => {
  const scratch = await makeScratch(context);
  const dataDir = await copyFreshCluster(join(scratch, 'data'));
  const file = join(scratch, 'backup.tar.gz');
  await backUp({ dataDir, file, say });
  const { output } = await run({ file: 'tar', args: ['tzf', file], options: {} });
  const names = output.trim().split('\n');
  expect(names[0]).toBe('backup.json');
  expect(names).toContain('postgres/backup_label');
  expect(names.filter((name) => /postgres\/pg_wal\/[0-9A-F]{24}$/.test(name))).not.toEqual([]);
  expect(
    names.filter((name) => /postmaster|pg_internal|pgsql_tmp|pg_replslot\/./.test(name)),
  ).toEqual([]);
  expect((await readdir(scratch)).toSorted()).toEqual(['backup.tar.gz', 'data']);
  expect(await findPostmaster((await openDataFolder(dataDir)).cluster)).toBeUndefined();
});

test.concurrent('a backup refuses to overwrite a file, and requires a database', async (context) => {
  const scratch = await makeScratch(context);
  const file = join(scratch, 'backup.tar.gz');
  const dataDir = join(scratch, 'empty');
  await expect(backUp({ dataDir, file, say })).rejects.toThrow('There is no database');
  await writeFile(file, 'precious');
  await expect(backUp({ dataDir, file, say })).rejects.toThrow('exists');
  expect(await readFile(file, 'utf8')).toBe('precious');
});

test.concurrent('restore refuses incomplete and foreign archives and changes nothing', async (context) => {
  const scratch = await makeScratch(context);
  const dataDir = await copyFreshCluster(join(scratch, 'data'));
  const whole = join(scratch, 'whole');
  await backUp({ dataDir, file: whole, say });
  const before = await readdir(dataDir);
  const content = await readFile(whole);
  const flipped = Buffer.from(content);
  flipped[content.length >> 1]! ^= 0xff;
  const ours = JSON.stringify({ product: 'bac', format: 1, postgres: 18, createdAt: '' });
  const cases: [RegExp, Buffer][] = [
    [/damaged or not a backup/, content.subarray(0, content.length >> 1)],
    [/damaged or not a backup/, flipped],
    [/damaged or not a backup/, Buffer.from('hello')],
    [/damaged or not a backup|not a whole backup/, Buffer.alloc(0)],
    [/not made by this program/, await archiveOf({ 'notes.txt': 'hello' })],
    [/not made by this program/, await archiveOf({ 'backup.json': '{}' })],
    [/newer version/, await archiveOf({ 'backup.json': '{"product":"bac","format":2}' })],
    [/not a whole backup/, await archiveOf({ 'backup.json': ours })],
    [/which no backup does/, await archiveOf({ 'backup.json': ours, 'postgres/../../x': '' })],
    [/which no backup does/, await archiveOf({ 'backup.json': ours, '/etc/x': '' })],
    [/of PostgreSQL 14, but .* PostgreSQL 18/, await archiveOf(completeBackupOf(14))],
  ];
  await Promise.all(
    cases.map(async ([reason, bytes], index) => {
      const file = join(scratch, `case-${index}`);
      await writeFile(file, bytes);
      await expect(restore({ dataDir, file, say })).rejects.toThrow(reason);
    }),
  );
  await expect(restore({ dataDir, file: join(scratch, 'absent'), say })).rejects.toThrow(
    'no such file',
  );
  expect(await readdir(dataDir)).toEqual(before);
});

function completeBackupOf(postgres: number): Record<string, string> {
  return {
    'backup.json': JSON.stringify({ product: 'bac', format: 1, postgres, createdAt: '' }),
    'postgres/PG_VERSION': String(postgres),
    'postgres/backup_label': '',
    'postgres/global/pg_control': '',
  };
}

async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const tar = pack();
  for (const [name, text] of Object.entries(files)) tar.entry({ name }, text);
  tar.finalize();
  return gzipSync(await buffer(tar as unknown as AsyncIterable<Buffer>));
}

test.concurrent('the commands report wrong usage or an external database in one line', async (context) => {
  const scratch = await makeScratch(context);
  await mkdir(join(scratch, 'data'));
  const command = (name: string, args: string[], env: NodeJS.ProcessEnv) =>
    run({
      file: process.execPath,
      args: [join(import.meta.dirname, `${name}-command.ts`), ...args],
      options: {
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          DATABASE_URL: '',
          DATA_DIR: join(scratch, 'data'),
          ...env,
        },
      },
    });
  const [usage, external, absent] = await Promise.all([
    command('backup', [], {}),
    command('restore', ['x'], { DATABASE_URL: 'postgres://elsewhere/db' }),
    command('restore', [join(scratch, 'absent')], {}),
  ]);
  expect(usage).toEqual({ succeeded: false, output: 'Usage: npm run backup -- FILE\n' });
  expect(external.succeeded).toBe(false);
  expect(external.output).toMatch(/^The database is external .*pg_restore.*\n$/);
  expect(absent.succeeded).toBe(false);
  expect(absent.output).toMatch(/^.*there is no such file\.\n$/);
});
