import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from './data-folder/data-folder.ts';
import { describeFailure, openServerLog } from './server-log.ts';
import { makeScratch } from './testing/scratch.ts';

test('rotates a log over 10 MB and keeps only one old log', async (context) => {
  const folder = await openDataFolder(join(await makeScratch(context), 'data'));
  await writeFile(`${folder.log}.1`, 'oldest');
  await writeFile(folder.log, Buffer.alloc(11 * 1024 * 1024));
  const log = await openServerLog(folder);
  expect(await log.readNew()).toBe('');
  await writeFile(folder.log, 'line\n', { flag: 'a' });
  expect(await log.readNew()).toBe('line\n');
  await log.close();
  const logs = (await readdir(folder.root)).filter((name) => name.startsWith('postgres.log'));
  expect(logs.toSorted()).toEqual(['postgres.log', 'postgres.log.1']);
});

test('describes a failure by the server’s last message, or as a full disk', async (context) => {
  const folder = await openDataFolder(join(await makeScratch(context), 'data'));
  const output = [
    '2026-01-01 UTC [1] LOG:  starting PostgreSQL',
    '2026-01-01 UTC [2] PANIC:  could not locate a valid checkpoint record at 0/1',
    '2026-01-01 UTC [3] FATAL:  the database system is starting up',
  ].join('\n');
  expect(describeFailure(folder, output)).toContain('could not locate a valid checkpoint record');
  const full = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
  expect(describeFailure(folder, full)).toContain(`the disk of ${folder.root} is full`);
  expect(describeFailure(folder, '')).toContain('without a word');
});
