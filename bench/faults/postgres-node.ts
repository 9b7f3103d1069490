import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../e2e/support/own-server.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

const longestStartMs = 60_000;

/** One PostgreSQL server with its own folder and port on this machine. */
export class PostgresNode {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  #programs;
  #process: ChildProcess | undefined;

  private constructor(programs: PostgresPrograms, name: string, folder: string, port: number) {
    this.#programs = programs;
    this.name = name;
    this.folder = folder;
    this.port = port;
  }

  /** The folder must be filled before the server starts. */
  static async at(programs: PostgresPrograms, parent: string, name: string): Promise<PostgresNode> {
    return new PostgresNode(programs, name, join(parent, name), await freePort());
  }

  /** The connection string for other nodes. */
  get conninfo(): string {
    return `host=127.0.0.1 port=${this.port} user=bac dbname=postgres`;
  }

  /** Starts the server and waits until it answers. As a child of ours, a killed one leaves no zombie, which PostgreSQL takes for alive. */
  async start(): Promise<void> {
    const log = openSync(`${this.folder}.log`, 'a');
    const child = spawn(
      join(this.#programs.folder, 'postgres'),
      ['-D', this.folder, '-p', String(this.port)],
      { ...this.#programs.user, cwd: '/', stdio: ['ignore', log, log] },
    );
    closeSync(log);
    this.#process = child;
    const start = performance.now();
    for (;;) {
      if (hasEnded(child) || performance.now() - start > longestStartMs)
        throw new Error(
          `PostgreSQL did not start:\n${await readFile(`${this.folder}.log`, 'utf8')}`,
        );
      try {
        return void (await this.query('select 1'));
      } catch {
        await setTimeout(50);
      }
    }
  }

  /** Kills all processes at once, as if the machine lost its power. */
  async kill(): Promise<void> {
    if (!this.#process || hasEnded(this.#process)) return;
    const exited = once(this.#process, 'exit');
    const others = await this.#signal('SIGKILL');
    await exited;
    // While one of them is alive, it holds the shared memory that the next start needs.
    for (const pid of others) while (await isRunning(pid)) await setTimeout(20);
  }

  /** Stops all processes, as if the machine hung: connections stay open, but nothing comes over them. */
  async freeze(): Promise<void> {
    await this.#signal('SIGSTOP');
  }

  async stop(): Promise<void> {
    if (!this.#process || hasEnded(this.#process)) return;
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await exited;
  }

  async connect(database = 'postgres'): Promise<Client> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: 'bac', database });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Runs one statement over a new connection, and returns the first column of its first row. */
  async query(sql: string, database?: string): Promise<string> {
    const client = await this.connect(database);
    try {
      const { rows } = await client.query<[unknown]>({ text: sql, rowMode: 'array' });
      return String(rows[0]?.[0]);
    } finally {
      await client.end();
    }
  }

  async waitUntil(sql: string): Promise<void> {
    const start = performance.now();
    while ((await this.query(sql)) !== 'true') {
      if (performance.now() - start > longestStartMs) throw new Error(`Timed out: ${sql}`);
      await setTimeout(50);
    }
  }

  /** Signals all processes. Stops the first one before the others, so that it starts no new ones. */
  async #signal(signal: NodeJS.Signals): Promise<number[]> {
    const first = this.#process!.pid!;
    const list = `/proc/${first}/task/${first}/children`;
    process.kill(first, 'SIGSTOP');
    const others = (await readFile(list, 'utf8')).trim().split(' ').map(Number);
    for (const pid of [...others, first]) process.kill(pid, signal);
    return others;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** A process that has ended but was not reaped by its parent yet is a zombie, Z. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
  return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
}
