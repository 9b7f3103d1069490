import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Stats } from 'node:fs';

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Finds an unprivileged account; every system has one of these. */
export async function findUnprivilegedAccount(): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const accounts = passwd.split('\n').map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  return ['postgres', '_postgres', 'nobody']
    .map((name) => accounts.find((account) => account.name === name && account.uid > 0))
    .find((account) => account !== undefined);
}

/** Whether the account may read the file or enter the folder, and enter every parent folder. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  const status = await stat(path);
  if (!isGranted(account, status, status.isDirectory() ? enter : read)) return false;
  const parent = dirname(path);
  return parent === path || canReach(account, parent);
}

const read = 0o4;
const enter = 0o1;

function isGranted(account: Account, { mode, uid, gid }: Stats, right: number): boolean {
  if (uid === account.uid) return (mode & (right << 6)) !== 0;
  if (gid === account.gid) return (mode & (right << 3)) !== 0;
  return (mode & right) !== 0;
}
