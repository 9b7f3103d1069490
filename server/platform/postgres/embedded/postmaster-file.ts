import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostmasterOf } from './processes.ts';

/** One more than the largest pid on Linux or macOS. */
const impossiblePid = 4_194_304;

/** Returns the pid of the server that runs on this cluster. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const [pid = 0] = parse(await readPostmasterFile(cluster));
  return pid > 0 && (await isPostmasterOf(cluster, pid)) ? pid : undefined;
}

/** Whether the server reports that it accepts connections; connecting too early would fill its log with refusals. */
export async function isReady(cluster: string): Promise<boolean> {
  const status = (await readPostmasterFile(cluster)).split('\n')[7];
  return status?.trim() === 'ready';
}

/** Identifies one run of a server by its pid and, two lines further, its start time. */
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
 * A killed server leaves postmaster.pid behind. PostgreSQL replaces it if that pid is free, but refuses to start if the pid
 * belongs to a zombie or to an unrelated program. PostgreSQL needs the rest of the file to detect orphaned children of the
 * old server that still share its memory, so this function changes only the pid, to one that cannot exist. Call it only if no
 * server runs on the cluster and the folder lock is held.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid');
  const content = await readPostmasterFile(cluster);
  const [pid = 0] = parse(content);
  // Without a pid, the server stopped before it created shared memory, and PostgreSQL refuses such a file.
  if (pid === 0) return rm(path, { force: true });
  const draft = `${path}.draft`;
  await writeFile(draft, content.replace(/^.*/, String(impossiblePid)));
  await chmod(draft, 0o600);
  await rename(draft, path);
}
