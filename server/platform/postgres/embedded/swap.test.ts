import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from './data-folder/data-folder.ts';
import { commitSwap, swapIn, undoUnfinishedSwap } from './swap.ts';
import { makeScratch } from './testing/scratch.ts';

const names = ['postgres', 'files'];

async function writeFolders(parent: string, content: string): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      await mkdir(join(parent, name), { recursive: true });
      await writeFile(join(parent, name, 'content'), content);
    }),
  );
}

async function readFolders(parent: string): Promise<string[]> {
  return Promise.all(names.map((name) => readFile(join(parent, name, 'content'), 'utf8')));
}

async function makeSwapped(scratch: string, name: string) {
  const folder = await openDataFolder(join(scratch, name));
  await writeFolders(folder.root, 'old');
  await writeFolders(join(folder.root, 'draft'), 'new');
  const previous = await swapIn(folder, join(folder.root, 'draft'), '-before');
  return { folder, previous };
}

test('a completed swap leaves the new folders in place and the old ones beside them', async (context) => {
  const { folder, previous } = await makeSwapped(await makeScratch(context), 'data');
  await commitSwap(folder);
  await undoUnfinishedSwap(folder);
  expect(await readFolders(folder.root)).toEqual(['new', 'new']);
  expect(previous).toEqual(names.map((name) => join(folder.root, `${name}-before`)));
});

test('a swap interrupted after any of its moves is undone', async (context) => {
  const scratch = await makeScratch(context);
  const moves = names.flatMap((name) => [
    { from: name, to: `${name}-before` },
    { from: join('draft', name), to: name },
  ]);
  for (let completed = 0; completed <= moves.length; completed += 1) {
    const { folder } = await makeSwapped(scratch, `after-${completed}`);
    for (const { from, to } of moves.slice(completed).toReversed()) {
      await rename(join(folder.root, to), join(folder.root, from));
    }
    await undoUnfinishedSwap(folder);
    expect(await readFolders(folder.root)).toEqual(['old', 'old']);
    expect((await readdir(folder.root)).toSorted()).toEqual(['draft', 'files', 'postgres', 'run']);
  }
});
