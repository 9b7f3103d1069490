import { DatabaseSync } from 'node:sqlite';
import type { DataFolder } from './data-folder.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { poll } from '../poll.ts';
import { type Say, sayIfSlow } from '../say-if-slow.ts';

/*
 * One process at a time may start, adopt, stop or replace the server of a data folder, or build the pages.
 *
 * Node has no flock, and a lock file holding a pid goes stale when its owner is killed. SQLite, which Node carries,
 * locks a file with the operating system's own locks: they end with the process however it ends, work between
 * processes and within one, and behave alike on Linux and macOS. Nothing is ever written, for even a full disk must not
 * keep anybody from the lock; that is why its journal is kept in memory.
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
      new DatabaseUnavailable(`${busyWith(folder)} for over ten minutes; end it first.`),
  });
  try {
    await sayIfSlow(say, `${busyWith(folder)}; waiting …`, acquired);
    return await action();
  } finally {
    lock.close();
  }
}

/** SQLite could wait by itself, but would block the event loop meanwhile. */
function tryToAcquire(lock: DatabaseSync): true | undefined {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

function busyWith({ root }: Pick<DataFolder, 'root'>): string {
  return `Another process is busy with ${root}`;
}
