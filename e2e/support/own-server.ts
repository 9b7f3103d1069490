import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { address as testServer } from './test-server.ts';

const main = resolve(import.meta.dirname, '../../server/main.ts');
/** As `npm start` has them. */
const flags = ['--max-semi-space-size=16', '--max-old-space-size=768', '--v8-pool-size=1'];

export interface OwnServer {
  address: string;
  pid: number;
  /** Ends it with that signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Resolves with the address it prints; reads on to the end, for a server whose lines nobody reads dies of the next one. */
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

/** A port that nobody has, so that it can be had twice, one after the other. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A data folder as a first start has filled it; the server of the stories removes it at its end. */
export async function newDataFolder(): Promise<string> {
  const reply = await fetch(`${testServer}/testing/data`, { method: 'POST' });
  const { folder } = (await reply.json()) as { folder: string };
  return folder;
}

/** The product as `npm start` runs it, in a process of its own that may be killed and started again. */
export async function startOwnServer(env: Record<string, string>): Promise<OwnServer> {
  const child = spawn('node', [...flags, main], {
    env: { ...process.env, DEMO_STUDENTS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await addressOf(child);
  return {
    address,
    // It has printed something, so it has one.
    pid: Number(child.pid),
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}
