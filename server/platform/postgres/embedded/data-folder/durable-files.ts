import { lstat, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

/** Changes to a folder's entries are durable only after the folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

export async function writeDurably(path: string, text: string): Promise<void> {
  await writeFile(`${path}.draft`, text, { flush: true });
  await moveDurably(`${path}.draft`, path);
}

export async function removeDurably(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await syncFolder(dirname(path));
}
