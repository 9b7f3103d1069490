import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { withFolderLock } from './folder-lock.ts';
import { makeScratch } from '../testing/scratch.ts';

const say = () => undefined;

test('the lock has one holder at a time, also within one process and after errors', async (context) => {
  const folder = await openDataFolder(join(await makeScratch(context), 'data'));
  let holders = 0;
  const hold = () =>
    withFolderLock(folder, say, async () => {
      holders += 1;
      expect(holders).toBe(1);
      await sleep(5);
      holders -= 1;
      throw new Error('done');
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, hold));
  expect(
    outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message),
  ).toEqual(Array(5).fill('done'));
});

test('the lock is free after its holder is killed', async (context) => {
  const folder = await openDataFolder(join(await makeScratch(context), 'data'));
  const script = `
    import { withFolderLock } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    await withFolderLock(${JSON.stringify(folder)}, () => {}, async () => {
      console.log('held');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(holder.stdout, 'data');
  const events: string[] = [];
  const waiting = withFolderLock(folder, say, async () => events.push('acquired'));
  await sleep(150);
  events.push('killed');
  holder.kill('SIGKILL');
  await waiting;
  expect(events).toEqual(['killed', 'acquired']);
});
