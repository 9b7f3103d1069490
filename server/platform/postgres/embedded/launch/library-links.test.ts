import { chmod, mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { findUnprivilegedAccount } from '../account.ts';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { linkLibraries } from './library-links.ts';
import { makeScratch } from '../testing/scratch.ts';

/** A package as npm unpacks it, with one library that needs one link, and a run folder. */
async function makePackage(context: TestContext) {
  const packageFolder = await makeScratch(context);
  await chmod(packageFolder, 0o755);
  const lib = join(packageFolder, 'native', 'lib');
  const run = join(packageFolder, 'run');
  await mkdir(lib, { recursive: true });
  await mkdir(run);
  await chmod(run, 0o777);
  await writeFile(join(lib, 'libx.so.1.2'), 'library');
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  await writeFile(join(packageFolder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return {
    lib,
    run,
    link: () => linkLibraries({ packageFolder } as Binaries, { run } as DataFolder),
  };
}

test('creates the links beside the libraries, also from several processes at once', async (context) => {
  const { lib, link } = await makePackage(context);
  expect(await Promise.all(Array.from({ length: 8 }, link))).toEqual(Array(8).fill(undefined));
  expect((await readdir(lib)).toSorted()).toEqual(['libx.so.1', 'libx.so.1.2']);
  expect(await readlink(join(lib, 'libx.so.1'))).toBe('libx.so.1.2');
});

test('creates the links in the data folder if the package belongs to another user', async (context) => {
  const { lib, run, link } = await makePackage(context);
  await chmod(lib, 0o555);
  context.onTestFinished(() => chmod(lib, 0o755));
  expect(await asOtherUser(link)).toBe(`${join(run, 'lib')}:${lib}`);
  expect(await readFile(join(run, 'lib', 'libx.so.1'), 'utf8')).toBe('library');
  expect(await readdir(lib)).toEqual(['libx.so.1.2']);
});

/** Root can write anywhere, so the process drops its root privileges during the action. */
async function asOtherUser<T>(action: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return action();
  process.seteuid!((await findUnprivilegedAccount())!.uid);
  return action().finally(() => process.seteuid!(0));
}
