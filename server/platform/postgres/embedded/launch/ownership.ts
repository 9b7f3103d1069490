import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Launcher } from './launcher.ts';

/**
 * Gives a folder of the server, with all that is in it, to the user the server runs as. Whom root lends the folder to
 * may change between starts, and a start may be killed half-way, so every file is looked at.
 */
export async function giveTo(owner: Launcher['owner'], path: string): Promise<void> {
  if (owner === undefined) return;
  const status = await lstat(path);
  if (status.uid !== owner.uid || status.gid !== owner.gid) {
    await lchown(path, owner.uid, owner.gid);
  }
  if (!status.isDirectory()) return;
  const names = await readdir(path);
  await Promise.all(names.map((name) => giveTo(owner, join(path, name))));
}
