import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Client } from 'pg';
import { adopt, waitForAnswer } from './adopt.ts';
import type { DataFolder } from './data-folder/data-folder.ts';
import { port, socketPath } from './data-folder/socket-folder.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { changeOwner, type Launcher } from './launch/launcher.ts';
import { poll } from './poll.ts';
import { disownPostmasterFile, findPostmaster } from './postmaster-file.ts';
import { listServerProcesses } from './processes.ts';
import { describeFailure, openServerLog } from './server-log.ts';

/* The caller of every function here holds the folder lock. */

/** How long a start retries after temporary errors, such as orphans of a killed server that have not ended yet. */
const startTimeoutMs = 30_000;

/** Starts the server and returns a connection to it. */
export async function start(folder: DataFolder, launcher: Launcher): Promise<Client> {
  let obstacle = '';
  return poll(
    async () => {
      // A killed process may have started a server, which then owns the folder.
      const adopted = await adopt(folder);
      if (adopted) return adopted;
      const orphans = await listServerProcesses(folder.cluster);
      if (orphans.length > 0) {
        obstacle = `Processes of a killed server still use ${folder.cluster}; end them first: ${orphans.join(', ')}.`;
        return undefined;
      }
      const { client, output, wasKilled } = await startOnce(folder, launcher);
      if (client) return client;
      obstacle = wasKilled
        ? `The database cannot start: its server is killed every time (see ${folder.log}).`
        : describeFailure(folder, output);
      if (!wasKilled && !isTemporary(output)) throw new DatabaseUnavailable(obstacle);
      return undefined;
    },
    { everyMs: 100, forMs: startTimeoutMs, giveUp: () => new DatabaseUnavailable(obstacle) },
  );
}

async function startOnce(folder: DataFolder, launcher: Launcher) {
  const { socketFolder } = folder;
  await disownPostmasterFile(folder.cluster);
  // No server uses this socket, and a reused pid in its lock file would keep PostgreSQL from creating its own.
  await rm(socketPath(socketFolder), { force: true });
  await rm(`${socketPath(socketFolder)}.lock`, { force: true });
  const folders = new Set([folder.cluster, folder.run, socketFolder]);
  await Promise.all([...folders].map((path) => changeOwner(launcher.owner, path)));

  const log = await openServerLog(folder);
  const settings = Object.entries(settingsFor(socketFolder));
  const { file, args, options } = launcher.program(launcher.binaries.postgres, [
    `-D${folder.cluster}`,
    ...settings.map(([name, value]) => `--${name}=${value}`),
  ]);
  // Its own session, so that Ctrl-C in the terminal reaches only this process, which stops the server itself.
  const child = spawn(file, args, {
    ...options,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let hasEnded = false;
  child.on('exit', () => (hasEnded = true)).on('error', () => (hasEnded = true));
  child.unref();
  const client = await waitForAnswer(folder, () => !hasEnded);
  const output = await log.readNew();
  await log.close();
  return { client, output, wasKilled: child.signalCode !== null };
}

export async function stop({ cluster }: Pick<DataFolder, 'cluster'>): Promise<void> {
  const pid = await findPostmaster(cluster);
  if (pid === undefined) return;
  // The "fast" shutdown rolls back open transactions, disconnects clients and writes a last checkpoint.
  process.kill(pid, 'SIGINT');
  await poll(async () => ((await findPostmaster(cluster)) === pid ? undefined : true), {
    everyMs: 30,
    forMs: 10 * 60_000,
    giveUp: () => new DatabaseUnavailable(`The database server (process ${pid}) does not stop.`),
  });
}

/** PostgreSQL detected another server: one that is stopping or one that is starting. */
function isTemporary(output: string): boolean {
  return /pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(output);
}

/**
 * The settings are passed on the command line at every start, so that they belong to the program's version and not to the
 * folder. All others keep PostgreSQL's default, above all fsync, full_page_writes and synchronous_commit.
 */
function settingsFor(socketFolder: string): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(port),
    // The value is a list, so a path with a comma or a space must be quoted.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Allows no read-only connections while a restored cluster replays its log, so every connection can write.
    hot_standby: 'off',
    // Backups need the full log and a replication slot.
    wal_level: 'replica',
    max_replication_slots: '10',
    max_wal_senders: '10',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
  };
}
