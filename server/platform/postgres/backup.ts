import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { describeBackup, manifestName, BackupRefused } from './embedded/backup/backup-manifest.ts';
import { beginBackup, finishBackup } from './embedded/backup/online-backup.ts';
import { writeArchive, type ArchiveWriter } from './embedded/backup/write-archive.ts';
import { connect } from './embedded/connection.ts';
import { openDataFolder, type DataFolder } from './embedded/data-folder/data-folder.ts';
import { exists, moveDurably } from './embedded/data-folder/durable-files.ts';
import { sayIfSlow, type Say } from './embedded/say-if-slow.ts';

/*
 * The files that a copy of a running cluster omits, after "Backing Up the Data Directory" in PostgreSQL's manual: files that
 * belong only to the running server, or that are recreated when the copy starts.
 */

const emptiedFolders =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;
const omittedNames = /^(postmaster\.(pid|opts)|pgsql_tmp|pg_internal\.init)/;
/** The backup writes these itself when it finishes. */
const omittedPaths = /^(backup_label|tablespace_map|backup_manifest|global\/pg_control)/;

function isOmitted(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return emptiedFolders.test(path) || omittedNames.test(name) || omittedPaths.test(path);
}

/** Copies the database and the stored files into one archive, while other processes keep using both. */
export async function backUp(options: { dataDir: string; file: string; say: Say }): Promise<void> {
  const file = resolve(options.file);
  const folder = await openDataFolder(options.dataDir);
  await requirePossibleBackup(folder, file);
  const database = await startEmbeddedPostgres({ dataDir: folder.root, say: options.say });
  try {
    await sayIfSlow(options.say, 'Copying the database …', writeBackup(folder, file));
  } finally {
    await database.stop();
  }
  options.say(`The backup is in ${file}`);
}

async function requirePossibleBackup(folder: DataFolder, file: string): Promise<void> {
  if (await exists(file)) throw new BackupRefused(`${file} exists; choose another name.`);
  if ([folder.cluster, folder.files].some((path) => file.startsWith(path + sep))) {
    throw new BackupRefused(`${file} lies in a folder that is backed up; choose another place.`);
  }
  if (!(await exists(folder.cluster)))
    throw new BackupRefused(`There is no database in ${folder.root}.`);
}

/** Writes a partial file first, so that a file with the final name is always complete. */
async function writeBackup(folder: DataFolder, file: string): Promise<void> {
  const partial = `${file}.partial`;
  const client = await connect(folder.socketFolder);
  try {
    await writeArchive(partial, (archive) => fill(archive, folder, client));
    await moveDurably(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw new BackupRefused(`The backup failed: ${(error as Error).message}`, { cause: error });
  } finally {
    await client.end();
  }
}

const required = { isRequired: true };

async function fill(archive: ArchiveWriter, folder: DataFolder, client: Client): Promise<void> {
  const { cluster, files } = folder;
  if ((await readdir(join(cluster, 'pg_tblspc'))).length > 0) {
    throw new Error('the database has tablespaces outside its folder; use pg_basebackup.');
  }
  const major = Number(await readFile(join(cluster, 'PG_VERSION'), 'utf8'));
  await archive.addText(manifestName, JSON.stringify(describeBackup(major, new Date())));
  const start = await beginBackup(client);
  await archive.addFolder('postgres', cluster, isOmitted);
  // Last, as pg_basebackup does, so that it describes a state no older than the files.
  await archive.addFile('postgres/global/pg_control', join(cluster, 'global/pg_control'), required);
  const { label, segments } = await finishBackup(client, start);
  await archive.addText('postgres/backup_label', label);
  for (const segment of segments) {
    const path = join(cluster, 'pg_wal', segment);
    await archive.addFile(`postgres/pg_wal/${segment}`, path, required);
  }
  // After the database, because every file is stored before the row that names it.
  if (await exists(files)) await archive.addFolder('files', files);
}
