import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DataFolder } from './data-folder/data-folder.ts';
import { exists, moveDurably, removeDurably, writeDurably } from './data-folder/durable-files.ts';
import { stop } from './server.ts';

/*
 * A restore replaces two folders, which cannot be one atomic rename. A journal file lists the moves before they start and is
 * deleted only when the restored server runs: a process that finds the journal after a crash or a failure undoes the moves.
 */

interface Move {
  readonly current: string;
  /** The new name of the present folder; null if there is none. */
  readonly previous: string | null;
}

/** Replaces the present folders with those in the draft and keeps the old ones. The server must be stopped. */
export async function swapIn(folder: DataFolder, draft: string, suffix: string): Promise<string[]> {
  const moves = await Promise.all(
    [folder.cluster, folder.files].map(async (path): Promise<Move> => {
      const current = basename(path);
      return { current, previous: (await exists(path)) ? `${current}${suffix}` : null };
    }),
  );
  await writeDurably(journalPath(folder), JSON.stringify(moves));
  for (const { current, previous } of moves) {
    if (previous) await moveDurably(join(folder.root, current), join(folder.root, previous));
    const restored = join(draft, current);
    if (await exists(restored)) await moveDurably(restored, join(folder.root, current));
  }
  return moves.flatMap(({ previous }) => (previous ? [join(folder.root, previous)] : []));
}

export async function commitSwap(folder: DataFolder): Promise<void> {
  await removeDurably(journalPath(folder));
}

/** Does nothing if there is no unfinished swap. The caller holds the folder lock, so no other process is in the middle of one. */
export async function undoUnfinishedSwap(folder: DataFolder): Promise<void> {
  if (!(await exists(journalPath(folder)))) return;
  await stop(folder);
  const moves = JSON.parse(await readFile(journalPath(folder), 'utf8')) as Move[];
  await Promise.all(moves.map((move) => undo(folder, move)));
  await removeDurably(journalPath(folder));
}

async function undo({ root }: DataFolder, { current, previous }: Move): Promise<void> {
  // Not moved yet: the present folder is still the old one.
  if (previous && !(await exists(join(root, previous)))) return;
  await removeDurably(join(root, current));
  if (previous) await moveDurably(join(root, previous), join(root, current));
}

function journalPath({ root }: DataFolder): string {
  return join(root, 'restore.json');
}
