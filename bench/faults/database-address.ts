import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { ensureProgram } from '../debian-package.ts';

const deployedConfig = resolve(import.meta.dirname, '../../deploy/nginx-postgres.conf');
const streamModule = '/usr/lib/nginx/modules/ngx_stream_module.so';

export const findNginx = (): string => ensureProgram('nginx', ['nginx', 'libnginx-mod-stream']);

/** nginx with the configuration file that we ship, so that the server has one address whichever PostgreSQL is the primary. */
export class DatabaseAddress {
  readonly port: number;
  #folder;
  #nginx: ChildProcess | undefined;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  async open(target: number): Promise<void> {
    await this.#configure(target);
    const folder = this.#folder;
    const args = ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'nginx.log')];
    this.#nginx = spawn(findNginx(), args, { stdio: 'inherit' });
    await this.#untilAt(target);
  }

  async connect(): Promise<Client> {
    const client = new Client({
      host: '127.0.0.1',
      port: this.port,
      user: 'bac',
      database: 'bac',
      connectionTimeoutMillis: 2000,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Changes the target as an operator does: edits a line of the file and reloads nginx. */
  async pointTo(target: number): Promise<void> {
    await this.#configure(target);
    this.#nginx?.kill('SIGHUP');
    await this.#untilAt(target);
  }

  async close(): Promise<void> {
    if (!this.#nginx || this.#nginx.exitCode !== null) return;
    const exited = once(this.#nginx, 'exit');
    this.#nginx.kill('SIGTERM');
    await exited;
  }

  async #configure(target: number): Promise<void> {
    const stream = (await readFile(deployedConfig, 'utf8'))
      .replace('listen 127.0.0.1:6432;', `listen 127.0.0.1:${this.port};`)
      .replace('server 10.0.0.11:5432;', `server 127.0.0.1:${target};`);
    const frame = [
      ...(existsSync(streamModule) ? [`load_module ${streamModule};`] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${join(this.#folder, 'nginx.pid')};`,
      'events {}',
    ];
    await writeFile(join(this.#folder, 'nginx.conf'), `${frame.join('\n')}\n${stream}`);
  }

  /** Waits until new connections arrive at the target, which means that the reload is done. */
  async #untilAt(target: number): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        const client = await this.connect();
        const { rows } = await client.query<{ port: number }>('select inet_server_port() as port');
        await client.end();
        if (rows[0]?.port === target) return;
      } catch (error) {
        if (tries > 200 || this.#nginx?.exitCode !== null) throw error;
      }
      await setTimeout(50);
    }
  }
}
