import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { cpuSeconds, databaseCpuSeconds, memoryBytes } from './process-usage.ts';
import { connectTo, embeddedDatabase } from './embedded-database.ts';
import { startOwnServer } from '../e2e/support/own-server.ts';

export interface BenchServer {
  address: string;
  /** A connection to the server's database, to fill it with data. */
  database(): Promise<Client>;
  /** The URL of the database, for other processes. */
  databaseUrl(): Promise<string>;
  /** The processor seconds that the server has used so far. */
  cpuSeconds(): Promise<number>;
  /** The processor seconds that the database has used so far. */
  databaseCpuSeconds(): Promise<number>;
  memoryBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, with a temporary data folder. */
export async function startServer(env: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-bench-'));
  const { address, pid, end } = await startOwnServer({
    DATA_DIR: dataDir,
    PORT: '0',
    ...env,
  });
  return {
    address,
    database: () => connectTo(dataDir),
    databaseUrl: async () =>
      `postgresql://bac@/bac?host=${encodeURIComponent((await embeddedDatabase(dataDir)).socket)}`,
    cpuSeconds: () => cpuSeconds(pid),
    databaseCpuSeconds: async () => databaseCpuSeconds((await embeddedDatabase(dataDir)).pid),
    memoryBytes: () => memoryBytes(pid),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
