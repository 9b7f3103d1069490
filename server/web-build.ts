import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolderLock } from './platform/postgres/embedded/data-folder/folder-lock.ts';

/** The sources of the web build. */
const sources = [
  'web/**/*.{ts,tsx,css,json,html,svg,js,png,webmanifest}',
  'contract/**/*.ts',
  'exam/**/*.ts',
  'package-lock.json',
];

const isExcluded = (path: string): boolean => /(^|\/)(dist|node_modules)(\/|$)|\.test\./.test(path);

async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  const paths = await Array.fromAsync(glob(sources, { cwd: root, exclude: isExcluded }));
  for (const path of paths.toSorted()) {
    hash.update(path).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

/** Builds the pages if a source has changed since the last build; a container without sources keeps its build. */
export async function buildWebIfStale(root: string, say: (line: string) => void): Promise<string> {
  const folder = join(root, 'web/dist');
  const current = await fingerprint(root);
  if (await isBuiltFrom(folder, current)) return folder;

  const lock = join(root, 'web/build.lock');
  await withFolderLock({ root: folder, lock }, say, async () => {
    // Another process may have built the pages while this one waited.
    if (await isBuiltFrom(folder, current)) return;
    say('Building the pages (once after each change, some seconds) …');
    await build(root);
    await writeFile(stampPath(folder), current);
  });
  return folder;
}

const stampPath = (folder: string): string => join(folder, 'built-from.txt');

async function isBuiltFrom(folder: string, source: string): Promise<boolean> {
  return (await readFile(stampPath(folder), 'utf8').catch(() => undefined)) === source;
}

function build(root: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', join(root, 'web')], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the web build ended with code ${code}`)),
    );
  });
}

if (import.meta.main) await buildWebIfStale(join(import.meta.dirname, '..'), console.log);
