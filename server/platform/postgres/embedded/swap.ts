import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DataFolder } from './data-folder/data-folder.ts';
import { exists, moveDurably, removeDurably, writeDurably } from './data-folder/durable-files.ts';
import { stop } from './server.ts';

/*
 * A restore replaces two folders, which no single rename can do. What is about to be moved is written down first, and
 * crossed out only when the restored server runs: whoever finds the note, after a crash or a failure, moves it all back.
 */

interface Move {
  readonly current: string;
  /** The name the present folder is kept under; null when there is none. */
  readonly previous: string | null;
}

/** Puts the folders found in the draft in the place of the present ones, which are kept. The server must be down. */
export async function swapIn(folder: DataFolder, draft: string, suffix: string): Promise<string[]> {
  const moves = await Promise.all(
    [folder.cluster, folder.files].map(async (path): Promise<Move> => {
      const current = basename(path);
      return { current, previous: (await exists(path)) ? `${current}${suffix}` : null };
    }),
  );
  await writeDurably(noteOf(folder), JSON.stringify(moves));
  for (const { current, previous } of moves) {
    if (previous) await moveDurably(join(folder.root, current), join(folder.root, previous));
    const restored = join(draft, current);
    if (await exists(restored)) await moveDurably(restored, join(folder.root, current));
  }
  return moves.flatMap(({ previous }) => (previous ? [join(folder.root, previous)] : []));
}

export async function keepSwap(folder: DataFolder): Promise<void> {
  await removeDurably(noteOf(folder));
}

/** Does nothing when no swap is under way. Under the folder lock, so that nobody is in the middle of one. */
export async function undoUnfinishedSwap(folder: DataFolder): Promise<void> {
  if (!(await exists(noteOf(folder)))) return;
  await stop(folder);
  const moves = JSON.parse(await readFile(noteOf(folder), 'utf8')) as Move[];
  await Promise.all(moves.map((move) => undo(folder, move)));
  await removeDurably(noteOf(folder));
}

async function undo({ root }: DataFolder, { current, previous }: Move): Promise<void> {
  // Not moved yet: what stands in the place is still the old folder.
  if (previous && !(await exists(join(root, previous)))) return;
  await removeDurably(join(root, current));
  if (previous) await moveDurably(join(root, previous), join(root, current));
}

function noteOf({ root }: DataFolder): string {
  return join(root, 'restore.json');
}
