import { Client } from 'pg';
import { superuser } from './cluster.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { port } from './data-folder/socket-folder.ts';

export const database = 'bac';

/** Sets port and sslmode explicitly, so that PGPORT and PGSSLMODE in the environment have no effect. */
export function urlOf(socketFolder: string, name: string = database): string {
  const host = encodeURIComponent(socketFolder);
  return `postgresql://${superuser}@/${name}?host=${host}&port=${port}&sslmode=disable`;
}

/** Connects to the maintenance database, so that the product's database can be created, dropped or copied. */
export async function connect(socketFolder: string): Promise<Client> {
  const client = new Client({
    connectionString: urlOf(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  // The 'end' event reports a lost connection; without a listener an 'error' event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Returns undefined if there is no server, or if it is starting, recovering or out of connections. */
export async function tryConnect(socketFolder: string): Promise<Client | undefined> {
  try {
    return await connect(socketFolder);
  } catch (error) {
    if (isTemporary(error as Error & { code?: string })) return undefined;
    throw new DatabaseUnavailable(`The database refuses: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

const socketErrors = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAGAIN']);
/** cannot_connect_now, admin_shutdown, crash_shutdown, too_many_connections */
const unavailableCodes = new Set(['57P03', '57P01', '57P02', '53300']);

function isTemporary({ code, message }: Error & { code?: string }): boolean {
  if (code !== undefined) return socketErrors.has(code) || unavailableCodes.has(code);
  return message.includes('terminated') || message.includes('timeout');
}

export async function createDatabaseIfMissing(client: Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
}
