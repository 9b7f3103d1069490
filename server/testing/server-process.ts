import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface ServerProcess {
  /** The address it listens on. */
  address: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it with the signal and waits until it has exited. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const main = resolve(import.meta.dirname, '../main.ts');

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DEMO_STUDENTS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const exited = once(child, 'exit');
  return { child, exited, output: () => printed };
}

/** Starts the product like `npm start`, in a separate process on a free port. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, exited, output } = launch(env);
  // Keeps reading the output, because a server fails on the next line if nobody reads it.
  const address = await new Promise<string>((resolveAddress, reject) => {
    child.stdout.on('data', () => {
      const match = /Bậc is at (\S+)/.exec(output())?.[1];
      if (match) resolveAddress(match);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${output()}`)));
  });
  return {
    address,
    process: child,
    output,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Starts a server that must fail, and returns its output and exit code. */
export async function failToStart(env: Record<string, string>) {
  const { child, exited, output } = launch(env);
  await exited;
  return { code: child.exitCode, output: output() };
}
