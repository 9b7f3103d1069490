import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from './data-folder/data-folder.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { moveDurably } from './data-folder/durable-files.ts';
import { requireFreeSpace } from './data-folder/free-space.ts';
import { changeOwner, type Launcher } from './launch/launcher.ts';
import { run } from './launch/program.ts';
import { describeFailure } from './server-log.ts';

export const superuser = 'bac';

const draftPrefix = 'postgres.new-';
/** A new cluster takes 40 MB; the rest is for its write-ahead log and the seed content. */
const spaceForNewCluster = 200 * 1024 * 1024;

/** Creates the cluster in a draft folder and renames it, so that a killed first start leaves no partial cluster. */
export async function createCluster(folder: DataFolder, launcher: Launcher): Promise<void> {
  await requireFreeSpace(folder.root, spaceForNewCluster, 'Creating the database');
  const draft = await makeDraft(folder);
  await changeOwner(launcher.owner, draft);
  const { succeeded, output } = await run(
    launcher.program(launcher.binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      '--auth=trust',
      '--encoding=UTF8',
      // PostgreSQL's own Unicode rules are the same on every system.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ]),
  );
  if (!succeeded) {
    await rm(draft, { recursive: true, force: true });
    throw new DatabaseUnavailable(describeFailure(folder, output));
  }
  await moveDurably(draft, folder.cluster);
}

/** Creates a folder that is filled and then renamed to its final name. */
export async function makeDraft(folder: DataFolder): Promise<string> {
  const draft = await mkdtemp(join(folder.root, draftPrefix));
  await chmod(draft, 0o700);
  return draft;
}

/** The caller holds the folder lock, so the processes that created these folders must have been killed. */
export async function removeDrafts({ root }: DataFolder): Promise<void> {
  const names = await readdir(root);
  const drafts = names.filter((name) => name.startsWith(draftPrefix));
  const force = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
  await Promise.all(drafts.map((name) => rm(join(root, name), force)));
}

export async function requireSameMajor({ cluster }: DataFolder, major: number): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: Error) => {
    throw new DatabaseUnavailable(
      `The database folder ${cluster} cannot be read (${error.message}); it is not a database, or belongs to another user.`,
    );
  });
  if (Number(version) === major) return;
  throw new DatabaseUnavailable(
    `The database in ${cluster} was made by PostgreSQL ${version.trim()}, but this program carries PostgreSQL ${major}; use the version of the program that made it, or another DATA_DIR.`,
  );
}
