import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isServed } from './embedded/adopt.ts';
import { BackupRefused } from './embedded/backup/backup-manifest.ts';
import { findBinaries } from './embedded/launch/binaries.ts';
import { bringUp } from './embedded/bring-up.ts';
import { makeDraft, removeDrafts } from './embedded/cluster.ts';
import { urlOf } from './embedded/connection.ts';
import { openDataFolder, type DataFolder } from './embedded/data-folder/data-folder.ts';
import { withFolderLock } from './embedded/data-folder/folder-lock.ts';
import { requireFreeSpace } from './embedded/data-folder/free-space.ts';
import { chooseLauncher, type Launcher } from './embedded/launch/launcher.ts';
import { inspectArchive, unpackArchive } from './embedded/backup/read-archive.ts';
import { sayIfSlow, type Say } from './embedded/say-if-slow.ts';
import { start, stop } from './embedded/server.ts';
import { commitSwap, swapIn, undoUnfinishedSwap } from './embedded/swap.ts';

export interface RestoreOptions {
  dataDir: string;
  file: string;
  say: Say;
  /** Migrates the restored database; if it fails, the previous one is put back. */
  afterRestore?: (url: string) => Promise<void>;
}

/**
 * Replaces the database and the stored files with those of a backup and keeps the old ones beside them. Programs that use the
 * database lose their connections and reconnect to the restored one.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { say } = options;
  const file = resolve(options.file);
  const { manifest, bytes } = await sayIfSlow(say, 'Checking the backup …', inspectArchive(file));
  const binaries = findBinaries();
  const folder = await openDataFolder(options.dataDir);
  await withFolderLock(folder, say, async () => {
    const launcher = await chooseLauncher(binaries, folder);
    if (manifest.postgres !== launcher.major) {
      throw new BackupRefused(
        `${file} is of PostgreSQL ${manifest.postgres}, but this program carries PostgreSQL ${launcher.major}.`,
      );
    }
    await undoUnfinishedSwap(folder);
    await removeDrafts(folder);
    await requireFreeSpace(folder.root, bytes, 'Restoring the backup');
    const draft = await makeDraft(folder);
    try {
      await sayIfSlow(say, 'Unpacking the backup …', unpackArchive(file, draft));
      await replace(folder, launcher, draft, options);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  });
}

async function replace(
  folder: DataFolder,
  launcher: Launcher,
  draft: string,
  { say, afterRestore }: RestoreOptions,
): Promise<void> {
  const wasRunning = await isServed(folder);
  await stop(folder);
  if (await isServed(folder)) {
    throw new BackupRefused(
      'The database is served by another machine or container; stop it there.',
    );
  }
  const previous = await swapIn(folder, draft, `-before-restore-${timestamp()}`);
  try {
    const client = await start(folder, launcher);
    await client.end();
    await afterRestore?.(urlOf(folder.socketFolder));
  } catch (error) {
    await undoUnfinishedSwap(folder);
    if (wasRunning) await (await bringUp(folder, launcher.binaries, say)).end();
    throw new BackupRefused(
      `The previous database is back, for the restored one cannot be used: ${(error as Error).message}`,
      { cause: error },
    );
  }
  await commitSwap(folder);
  // Running programs reconnect to the server; without any, it is no longer needed.
  if (!wasRunning) await stop(folder);
  say('The backup is restored.');
  for (const path of previous) say(`What was there before is kept in ${path}`);
}

/** The time in UTC, with only characters that every file system allows. */
function timestamp(): string {
  return new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
