import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostmasterOf } from './processes.ts';

/** One more than the largest pid that Linux or macOS can give to a process. */
const impossiblePid = 4_194_304;

/** The pid of the server that runs on this cluster, if one does. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const [pid = 0] = parse(await readPostmasterFile(cluster));
  return pid > 0 && (await isPostmasterOf(cluster, pid)) ? pid : undefined;
}

/** Whether the server itself says that it takes connections; asking it too early fills its log with refusals. */
export async function isReady(cluster: string): Promise<boolean> {
  const status = (await readPostmasterFile(cluster)).split('\n')[7];
  return status?.trim() === 'ready';
}

/** What identifies one run of a server: its pid and, two lines further, when it started. */
export function identify(postmasterFile: string): string {
  return parse(postmasterFile).join('@');
}

export async function readPostmasterFile(cluster: string): Promise<string> {
  return readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
}

function parse(postmasterFile: string): number[] {
  const lines = postmasterFile.split('\n');
  return [Number.parseInt(lines[0] ?? '', 10) || 0, Number.parseInt(lines[2] ?? '', 10) || 0];
}

/**
 * A killed server leaves postmaster.pid behind. PostgreSQL takes it over when that pid is free, but refuses to start when
 * the pid is a zombie or has gone to an unrelated program. Removing the file would also remove what PostgreSQL uses to
 * see that orphaned children of the old server still share its memory, so only the pid in it is changed, to one that
 * cannot exist. Call this only when no server runs on the cluster and the folder lock is held.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid');
  const content = await readPostmasterFile(cluster);
  const [pid = 0] = parse(content);
  // Without a pid the server that wrote it never came as far as sharing memory, and PostgreSQL refuses such a file.
  if (pid === 0) return rm(path, { force: true });
  const draft = `${path}.draft`;
  await writeFile(draft, content.replace(/^.*/, String(impossiblePid)));
  await chmod(draft, 0o600);
  await rename(draft, path);
}
