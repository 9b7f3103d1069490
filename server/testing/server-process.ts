import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface ServerProcess {
  /** Where it listens, once it does. */
  address: string;
  process: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it with that signal and waits until it is gone. */
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

/** The product as `npm start` runs it, in a process of its own, on a free port. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, exited, output } = launch(env);
  // Read on to the end: a server whose lines nobody reads any more dies of the next one.
  const address = await new Promise<string>((found, reject) => {
    child.stdout.on('data', () => {
      const at = /Bậc is at (\S+)/.exec(output())?.[1];
      if (at) found(at);
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

/** For a start that is meant to fail: what it printed and the code it ended with. */
export async function failToStart(env: Record<string, string>) {
  const { child, exited, output } = launch(env);
  await exited;
  return { code: child.exitCode, output: output() };
}
