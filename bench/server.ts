import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startOwnServer } from '../e2e/own-server.ts';

const metricsToken = randomUUID();

export interface BenchServer {
  address: string;
  /** Its database, for filling it faster than students could. */
  database(): Promise<Client>;
  /** Seconds of processor time the server has used so far. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** The fifth line of PostgreSQL's pid file says where its socket is. */
async function connectTo(dataDir: string): Promise<Client> {
  const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const client = new Client({ host: pidFile.split('\n')[4], user: 'bac', database: 'bac' });
  await client.connect();
  return client;
}

/** The product as `npm start` runs it, on a data folder of its own that is gone afterwards. */
export async function startServer(env: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-bench-'));
  const { address, end } = await startOwnServer({
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_TOKEN: metricsToken,
    ...env,
  });
  return {
    address,
    database: () => connectTo(dataDir),
    cpuSeconds: async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const metrics = await (await fetch(`${address}/metrics`, { headers })).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
