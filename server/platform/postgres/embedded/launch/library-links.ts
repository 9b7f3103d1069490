import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, readlink, rename, symlink } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';

/*
 * npm packages cannot contain symbolic links, so the package of the binaries lists the links its libraries need and creates
 * them in an install script. Install scripts may be disabled, so we create the links.
 */

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Creates the links beside the libraries. If the package folder is read-only (installed by another user, or an image layer),
 * it creates them in the data folder and returns the path the dynamic linker must search.
 */
export async function linkLibraries(
  { packageFolder }: Binaries,
  { run }: DataFolder,
): Promise<string | undefined> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as Link[];
  try {
    await Promise.all(
      links.map(({ source, target }) => link(basename(source), join(packageFolder, target))),
    );
    return undefined;
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
  const folder = join(run, 'lib');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    links.map(({ source, target }) =>
      link(join(packageFolder, source), join(folder, basename(target))),
    ),
  );
  // A library found by a link looks for its dependencies beside the link, so the real folder is searched too.
  return [folder, join(packageFolder, 'native', 'lib')].join(delimiter);
}

/** Safe for concurrent processes: each creates its own link and renames it to the final name. */
async function link(source: string, path: string): Promise<void> {
  const present = await lstat(path).catch(() => undefined);
  if (present && (!present.isSymbolicLink() || (await readlink(path)) === source)) return;
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  await symlink(source, draft);
  await rename(draft, path);
}

function isReadOnly(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}
