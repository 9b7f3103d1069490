import { DatabaseSync } from 'node:sqlite';
import type { DataFolder } from './data-folder.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { poll } from '../poll.ts';
import { type Say, sayIfSlow } from '../say-if-slow.ts';

/*
 * Only one process at a time may start, adopt, stop or replace the server of a data folder, or build the pages.
 *
 * Node has no flock, and a lock file with a pid becomes stale when its owner is killed. SQLite, which is part of Node,
 * uses the locks of the operating system: they end with the process in every case, work between processes and within
 * one, and behave alike on Linux and macOS. The journal is in memory, so that nothing is written and a full disk does
 * not prevent locking.
 */

const sqliteBusy = 5;

export async function withFolderLock<T>(
  folder: Pick<DataFolder, 'root' | 'lock'>,
  say: Say,
  action: () => Promise<T>,
): Promise<T> {
  const lock = new DatabaseSync(folder.lock, { timeout: 0 });
  const acquired = poll(() => tryToAcquire(lock), {
    everyMs: 40,
    forMs: 10 * 60_000,
    giveUp: () =>
      new DatabaseUnavailable(`${busyMessage(folder)} for over ten minutes; end it first.`),
  });
  try {
    await sayIfSlow(say, `${busyMessage(folder)}; waiting …`, acquired);
    return await action();
  } finally {
    lock.close();
  }
}

/** Does not let SQLite wait for the lock, because that would block the event loop. */
function tryToAcquire(lock: DatabaseSync): true | undefined {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

function busyMessage({ root }: Pick<DataFolder, 'root'>): string {
  return `Another process is busy with ${root}`;
}
