import { Client } from 'pg';
import { superuser } from './cluster.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { port } from './data-folder/socket-folder.ts';

export const database = 'bac';

/** Port and sslmode are named so that PGPORT and PGSSLMODE in the environment cannot lead elsewhere. */
export function urlOf(socketFolder: string, name: string = database): string {
  const host = encodeURIComponent(socketFolder);
  return `postgresql://${superuser}@/${name}?host=${host}&port=${port}&sslmode=disable`;
}

/** A connection to the maintenance database, so that the product's own can be made, dropped or copied meanwhile. */
export async function connect(socketFolder: string): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection is noticed by its 'end'; without a listener an 'error' would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Undefined while there is no server, or one that is still starting, recovering or full. */
export async function tryConnect(socketFolder: string): Promise<Client | undefined> {
  try {
    return await connect(socketFolder);
  } catch (error) {
    if (isPassing(error as Error & { code?: string })) return undefined;
    throw new DatabaseUnavailable(`The database refuses: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

const noSocket = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAGAIN']);
/** cannot_connect_now, admin_shutdown, crash_shutdown, too_many_connections */
const notNow = new Set(['57P03', '57P01', '57P02', '53300']);

function isPassing({ code, message }: Error & { code?: string }): boolean {
  if (code !== undefined) return noSocket.has(code) || notNow.has(code);
  return message.includes('terminated') || message.includes('timeout');
}

export async function createDatabaseIfMissing(client: Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
}
