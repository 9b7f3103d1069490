import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** The first line of PostgreSQL's pid file is the process id, the fifth the folder of its socket. */
export async function embeddedDatabase(dataDir: string): Promise<{ pid: string; socket: string }> {
  const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const lines = pidFile.split('\n');
  return { pid: lines[0] ?? '', socket: lines[4] ?? '' };
}

export async function connectTo(dataDir: string): Promise<Client> {
  const { socket } = await embeddedDatabase(dataDir);
  const client = new Client({ host: socket, user: 'bac', database: 'bac' });
  await client.connect();
  return client;
}
