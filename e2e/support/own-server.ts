import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { address as testServer } from './test-server.ts';

const main = resolve(import.meta.dirname, '../../server/main.ts');
/** The flags of `npm start`. */
const flags = ['--max-semi-space-size=16', '--max-old-space-size=768', '--v8-pool-size=1'];

export interface OwnServer {
  address: string;
  pid: number;
  /** Kills the server with this signal and waits for its exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Resolves to the address that the server prints. Keeps reading, because a server whose output nobody reads fails at its next line. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const address = /Bậc is at (\S+)/.exec(printed)?.[1];
      if (address) found(address);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
}

/** Finds a free port, so that a server can use it again after a restart. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Creates a data folder like that of a first start; the stories' server removes it at its end. */
export async function newDataFolder(): Promise<string> {
  const reply = await fetch(`${testServer}/testing/data`, { method: 'POST' });
  const { folder } = (await reply.json()) as { folder: string };
  return folder;
}

/** Starts the product like `npm start`, in a process of its own that a story may kill and restart. */
export async function startOwnServer(env: Record<string, string>): Promise<OwnServer> {
  const child = spawn('node', [...flags, main], {
    // A bench or a story is one network, or one account, that calls more often than any person.
    env: { ...process.env, DEMO_STUDENTS: '0', REQUESTS_PER_MINUTE: '10000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await addressOf(child);
  return {
    address,
    // The process has printed something, so it has a pid.
    pid: Number(child.pid),
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}
