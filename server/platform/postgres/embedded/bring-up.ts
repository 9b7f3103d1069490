import type { Client } from 'pg';
import { adopt } from './adopt.ts';
import type { Binaries } from './launch/binaries.ts';
import { createCluster, removeDrafts, requireSameMajor } from './cluster.ts';
import { createDatabaseIfMissing } from './connection.ts';
import type { DataFolder } from './data-folder/data-folder.ts';
import { exists } from './data-folder/durable-files.ts';
import { chooseLauncher } from './launch/launcher.ts';
import { type Say, sayIfSlow } from './say-if-slow.ts';
import { start } from './server.ts';
import { undoUnfinishedSwap } from './swap.ts';

/** Starts or joins the server in any state of the folder and returns a connection. The caller holds the folder lock. */
export async function bringUp(folder: DataFolder, binaries: Binaries, say: Say): Promise<Client> {
  await undoUnfinishedSwap(folder);
  const client =
    (await sayIfSlow(say, 'Waiting for the database …', adopt(folder))) ??
    (await startFrom(folder, binaries, say));
  await createDatabaseIfMissing(client);
  return client;
}

async function startFrom(folder: DataFolder, binaries: Binaries, say: Say): Promise<Client> {
  await removeDrafts(folder);
  const launcher = await chooseLauncher(binaries, folder);
  if (!(await exists(folder.cluster))) {
    const created = createCluster(folder, launcher);
    await sayIfSlow(say, 'Creating the database (once, a few seconds) …', created);
  }
  await requireSameMajor(folder, launcher.major);
  return sayIfSlow(say, 'Starting the database …', start(folder, launcher));
}
