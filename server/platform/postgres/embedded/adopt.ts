import { connect as knock } from 'node:net';
import type { Client } from 'pg';
import { tryConnect } from './connection.ts';
import type { DataFolder } from './data-folder/data-folder.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { poll } from './poll.ts';
import { findPostmaster, identify, isReady, readPostmasterFile } from './postmaster-file.ts';
import { socketPath } from './data-folder/socket-folder.ts';

/** Connects to the server that already runs on this folder, once it is ready; undefined if none runs. */
export async function adopt(folder: DataFolder): Promise<Client | undefined> {
  return waitForAnswer(folder, () => isServed(folder));
}

/** A server in another container is detected by its socket, because its pid has no meaning here. */
export async function isServed({ cluster, socketFolder }: DataFolder): Promise<boolean> {
  return (await findPostmaster(cluster)) !== undefined || (await isListening(socketFolder));
}

async function isListening(socketFolder: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = knock(socketPath(socketFolder));
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

/** Waits while the server starts or recovers from a crash, for as long as it runs. */
export async function waitForAnswer(
  folder: DataFolder,
  isRunning: () => Promise<boolean> | boolean,
): Promise<Client | undefined> {
  const client = await poll(
    async () => {
      if (!(await isRunning())) return null;
      return (await isReady(folder.cluster)) ? tryConnect(folder.socketFolder) : undefined;
    },
    {
      everyMs: 30,
      forMs: 10 * 60_000,
      giveUp: () =>
        new DatabaseUnavailable(
          `A database server runs on ${folder.cluster} but does not answer on ${folder.socketFolder} (see ${folder.log}).`,
        ),
    },
  );
  return client ? requireServerOf(folder, client) : undefined;
}

/** Compares the postmaster.pid that the server reads with ours, because the two may have different paths for the same folder. */
async function requireServerOf({ cluster }: DataFolder, client: Client): Promise<Client> {
  const { rows } = await client.query<{ text: string }>(
    "select pg_read_file('postmaster.pid') as text",
  );
  const ownText = await readPostmasterFile(cluster);
  if (identify(rows[0]?.text ?? '') === identify(ownText)) return client;
  await client.end();
  throw new DatabaseUnavailable(
    `Another database than the one in ${cluster} answers on its socket.`,
  );
}
