import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { cpuSeconds, databaseCpuSeconds, memoryBytes } from './process-usage.ts';
import { connectTo, embeddedDatabase } from './embedded-database.ts';
import { startOwnServer } from '../e2e/support/own-server.ts';

export interface BenchServer {
  address: string;
  /** Its database, for filling it faster than students could. */
  database(): Promise<Client>;
  /** Where that database is, for another process that shall use it. */
  databaseUrl(): Promise<string>;
  /** Seconds of processor time the server has used so far. */
  cpuSeconds(): Promise<number>;
  /** The same of the database. */
  databaseCpuSeconds(): Promise<number>;
  memoryBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, on a data folder of its own that is gone afterwards. */
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
