import { spawn, type SpawnOptions } from 'node:child_process';

/** A program with its arguments and options, without its input and output. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

export interface Outcome {
  readonly succeeded: boolean;
  /** Standard output and error in order; the error message if the program could not run at all. */
  readonly output: string;
}

export async function run({ file, args, options }: Program): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  child.on('error', ({ message }) => resolve({ succeeded: false, output: message }));
  child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  return promise;
}
