import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnServer } from '../e2e/own-server.ts';

const metricsToken = randomUUID();

export interface BenchServer {
  address: string;
  /** Seconds of processor time the server has used so far. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, on a data folder of its own that is gone afterwards. */
export async function startServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-bench-'));
  const { address, end } = await startOwnServer({
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_TOKEN: metricsToken,
  });
  return {
    address,
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
