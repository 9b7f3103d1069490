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
 * What a copy of a running cluster leaves out, after "Backing Up the Data Directory" in PostgreSQL's manual: what belongs to
 * the running server alone, or is made anew when the copy starts.
 */

const emptied =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;
const leftOutNames = /^(postmaster\.(pid|opts)|pgsql_tmp|pg_internal\.init)/;
/** Written by the backup itself, from what the server says at its end. */
const leftOutPaths = /^(backup_label|tablespace_map|backup_manifest|global\/pg_control)/;

function isLeftOut(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return emptied.test(path) || leftOutNames.test(name) || leftOutPaths.test(path);
}

/** Copies the database and the stored files into one archive, while other processes go on using both. */
export async function backUp(options: { dataDir: string; file: string; say: Say }): Promise<void> {
  const file = resolve(options.file);
  const folder = await openDataFolder(options.dataDir);
  await requireBackupMakesSense(folder, file);
  const database = await startEmbeddedPostgres({ dataDir: folder.root, say: options.say });
  try {
    await sayIfSlow(options.say, 'Copying the database …', writeBackup(folder, file));
  } finally {
    await database.stop();
  }
  options.say(`The backup is in ${file}`);
}

async function requireBackupMakesSense(folder: DataFolder, file: string): Promise<void> {
  if (await exists(file)) throw new BackupRefused(`${file} exists; choose another name.`);
  if ([folder.cluster, folder.files].some((path) => file.startsWith(path + sep))) {
    throw new BackupRefused(`${file} lies in a folder that is backed up; choose another place.`);
  }
  if (!(await exists(folder.cluster)))
    throw new BackupRefused(`There is no database in ${folder.root}.`);
}

/** A file under its final name is always whole. */
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
  const begun = await beginBackup(client);
  await archive.addFolder('postgres', cluster, isLeftOut);
  // Last, as pg_basebackup does, so that it describes a state no older than the files.
  await archive.addFile('postgres/global/pg_control', join(cluster, 'global/pg_control'), required);
  const { label, segments } = await finishBackup(client, begun);
  await archive.addText('postgres/backup_label', label);
  for (const segment of segments) {
    const path = join(cluster, 'pg_wal', segment);
    await archive.addFile(`postgres/pg_wal/${segment}`, path, required);
  }
  // After the database: every file that a backed-up row speaks of was stored before its row.
  if (await exists(files)) await archive.addFolder('files', files);
}
