import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
  const main = resolve(import.meta.dirname, '../server/main.ts');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', METRICS_TOKEN: metricsToken },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // Read on to the end: a server whose lines nobody reads any more dies of the next one.
  const at = await new Promise<string>((resolveAddress, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const address = /Bậc is at (\S+)/.exec(printed)?.[1];
      if (address) resolveAddress(address);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
  return {
    address: at,
    cpuSeconds: async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const metrics = await (await fetch(`${at}/metrics`, { headers })).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
