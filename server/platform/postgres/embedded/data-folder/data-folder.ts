import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { openSocketFolder } from './socket-folder.ts';

/** The paths of the embedded server inside DATA_DIR. */
export interface DataFolder {
  readonly root: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  readonly log: string;
  /** The server's private folder: its socket, and library links if the package folder is read-only. */
  readonly run: string;
  /** The folder of the server's socket: `run`, or a folder with a shorter path. */
  readonly socketFolder: string;
  readonly lock: string;
  /** The stored uploads, which are backed up and restored together with the database. */
  readonly files: string;
}

export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const path = resolve(dataDir);
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const root = await realpath(path);
    const run = join(root, 'run');
    return {
      root,
      run,
      socketFolder: await openSocketFolder(root, run),
      cluster: join(root, 'postgres'),
      log: join(root, 'postgres.log'),
      lock: join(root, 'folder.lock'),
      files: join(root, 'files'),
    };
  } catch (error) {
    throw explain(path, error);
  }
}

/** Turns an operating system error into one line for a person; returns any other error unchanged. */
export function explain(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  return new DatabaseUnavailable(
    `The data folder ${path} ${whyUnusable(error as NodeJS.ErrnoException)}.`,
    {
      cause: error,
    },
  );
}

function whyUnusable({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file, or lies below one, not a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read and written by this user';
  if (code === 'EROFS') return 'is on a file system that is read-only';
  if (code === 'ENOSPC') return 'is on a disk that is full';
  return `cannot be used: ${message}`;
}
