import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Send } from '../http-client.ts';

/** Sends the next save of one student. */
export type Save = (number: number) => Promise<void>;

export interface Bare {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the baseline server as a separate process on the product's database. */
export async function startBare(databaseUrl: string): Promise<Bare> {
  const child = spawn('node', [join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: /bare at (\S+)/.exec(String(line))?.[1] ?? '',
    // The process has printed something, so it has a pid.
    pid: Number(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

export const answerOf = (number: number): object => ({
  type: 'answered',
  module: 0,
  question: number % 27,
  answer: 'ABCD'.charAt(number % 4),
});

export async function expectOk(reply: ReturnType<Send>): Promise<string> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`answered ${status}: ${body}`);
  return body;
}

export const bareSave =
  (send: Send, attempt: string): Save =>
  async (number) => {
    await expectOk(send('POST', '/events', { body: { attempt, number, event: answerOf(number) } }));
  };
