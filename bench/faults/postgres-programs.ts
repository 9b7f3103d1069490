import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureProgram } from '../debian-package.ts';

const execute = promisify(execFile);

/** Debian's PostgreSQL programs. PostgreSQL refuses to run as root, so a root process runs them as `user`. */
export interface PostgresPrograms {
  folder: string;
  user: { uid: number; gid: number } | undefined;
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

function userOfPackage(): PostgresPrograms['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Throws if they are missing and cannot be installed. */
export function findPostgres(): PostgresPrograms {
  ensureProgram('pg_basebackup', ['postgresql']);
  // Each major version has its own folder, which is not on the PATH.
  const folder = globSync('/usr/lib/postgresql/*/bin').toSorted(byNumber).at(-1);
  if (folder === undefined) throw new Error('Debian’s PostgreSQL is not in /usr/lib/postgresql.');
  return { folder, user: userOfPackage() };
}

export async function runProgram(
  { folder, user }: PostgresPrograms,
  name: string,
  ...args: string[]
): Promise<void> {
  await execute(join(folder, name), args, { ...user, cwd: '/' });
}
