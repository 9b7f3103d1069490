import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addLines, type Cluster } from './cluster.ts';
import type { PostgresNode } from './postgres-node.ts';

/** Waits until every change so far is in the archive. */
export async function archiveAll({ primary }: Cluster): Promise<void> {
  const last = await primary.query('select pg_walfile_name(pg_switch_wal())');
  await primary.waitUntil(`select last_archived_wal >= '${last}' from pg_stat_archiver`);
}

/** Restores the copy to that moment from the archive, and makes it the primary. */
export async function restoreTo(
  cluster: Cluster,
  copy: PostgresNode,
  moment: string,
): Promise<void> {
  await addLines(
    join(copy.folder, 'postgresql.auto.conf'),
    `restore_command = 'cp ${cluster.archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'pause'`,
  );
  const signal = join(copy.folder, 'recovery.signal');
  await writeFile(signal, '');
  await cluster.giveToPostgres(signal);
  await copy.start();
  // An operator would check here that it is the right moment.
  await copy.waitUntil(`select pg_get_wal_replay_pause_state() = 'paused'`);
  await copy.query('select pg_wal_replay_resume()');
  await copy.waitUntil('select not pg_is_in_recovery()');
  cluster.primary = copy;
}
