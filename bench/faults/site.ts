import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { freePort, startOwnServer, type OwnServer } from '../../e2e/support/own-server.ts';
import { connectTo, embeddedDatabase } from '../embedded-database.ts';

/** A server that can be stopped and started again at the same address, on the same data. */
export interface Site {
  readonly address: string;
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
  database(): Promise<Client>;
  close(): Promise<void>;
}

/** A server with its embedded database, as `npm start` runs it. */
export class OwnSite implements Site {
  address = '';
  readonly folder: string;
  #port;
  #env;
  #server: OwnServer | undefined;

  private constructor(dataDir: string, port: number, env: Record<string, string>) {
    this.folder = dataDir;
    this.#port = port;
    this.#env = env;
  }

  /** Uses a new folder, or an existing one such as a small disk. */
  static async open(folder?: string, env: Record<string, string> = {}): Promise<OwnSite> {
    const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'bac-faults-')));
    const site = new OwnSite(dataDir, await freePort(), env);
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    const place = { DATA_DIR: this.folder, PORT: String(this.#port) };
    this.#server = await startOwnServer({ ...this.#env, ...place });
    this.address = this.#server.address;
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.#server?.end(signal);
  }

  async killDatabase(): Promise<void> {
    process.kill(Number((await embeddedDatabase(this.folder)).pid), 'SIGKILL');
  }

  database(): Promise<Client> {
    return connectTo(this.folder);
  }

  async close(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}
