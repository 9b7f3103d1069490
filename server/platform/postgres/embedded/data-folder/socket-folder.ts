import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUnprivilegedAccount } from '../account.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';

export const port = 5432;

/** The size of sun_path in the kernel's socket address without the terminating zero. */
const maxPathBytes = platform() === 'darwin' ? 103 : 107;

export function socketPath(socketFolder: string): string {
  return join(socketFolder, `.s.PGSQL.${port}`);
}

/**
 * Opens the folder of the server's socket. The server trusts everybody who can open the socket, so the mode of this folder
 * protects the database: only its owner has access, and a folder of another owner is refused.
 */
export async function openSocketFolder(root: string, run: string): Promise<string> {
  await makePrivate(run);
  if (fits(run)) return run;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 20);
  const short = join(tmpdir(), `bac-${name}`);
  if (!fits(short)) {
    throw new DatabaseUnavailable(
      `The path of the data folder ${root} is too long for a socket, and so is that of ${tmpdir()}; use a shorter DATA_DIR.`,
    );
  }
  await makePrivate(short);
  return short;
}

function fits(socketFolder: string): boolean {
  return Buffer.byteLength(socketPath(socketFolder)) <= maxPathBytes;
}

async function makePrivate(path: string): Promise<void> {
  // A plain mkdir neither follows a link nor changes an existing entry, which is checked next.
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const status = await lstat(path);
  if (!status.isDirectory() || !(await isAllowedOwner(status.uid))) {
    throw new DatabaseUnavailable(
      `${path} must be a folder of the user who runs this program; remove it and start again.`,
    );
  }
  if ((status.mode & 0o777) !== 0o700) await chmod(path, 0o700);
}

/** Besides the current user: if root runs this program, the account the server runs as. */
async function isAllowedOwner(uid: number): Promise<boolean> {
  const self = process.getuid?.();
  return uid === self || (self === 0 && uid === (await findUnprivilegedAccount())?.uid);
}
