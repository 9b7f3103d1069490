import { statfs } from 'node:fs/promises';
import { DatabaseUnavailable } from '../database-unavailable.ts';

const megabyte = 1024 * 1024;

/** Refuses before anything is written, so that a full disk leaves no partial folder. */
export async function requireFreeSpace(
  path: string,
  bytes: number,
  purpose: string,
): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  if (bavail * bsize >= bytes) return;
  throw new DatabaseUnavailable(
    `${purpose} needs ${inMegabytes(bytes)} MB on the disk of ${path}, which has ${inMegabytes(bavail * bsize)} MB free.`,
  );
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / megabyte);
}
