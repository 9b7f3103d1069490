import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { startOwnServer, type OwnServer } from '../../e2e/support/own-server.ts';
import { crowdEmail, makeCrowd } from '../attempts/crowd.ts';
import { connectTo } from '../embedded-database.ts';

/** Longer than nginx keeps an idle connection, as in deploy/bac.env. */
const drainSeconds = '6';

/** Processes of the product on one embedded database, which the first of them starts. */
export class Processes {
  readonly ports: readonly number[];
  readonly #folder;
  readonly #publicUrl;
  readonly #running: OwnServer[] = [];

  private constructor(folder: string, ports: readonly number[], publicUrl: string) {
    this.#folder = folder;
    this.ports = ports;
    this.#publicUrl = publicUrl;
  }

  /**
   * Starts the processes, with accounts for that many students; the last one becomes an administrator. They have the password of
   * the demo accounts; the demo accounts themselves lose it on a public site.
   */
  static async open(
    ports: readonly number[],
    students: number,
    publicUrl: string,
  ): Promise<Processes> {
    const folder = await mkdtemp(join(tmpdir(), 'bac-scale-out-'));
    const processes = new Processes(folder, ports, publicUrl);
    const demo = await startOwnServer({ DATA_DIR: folder, PORT: '0' });
    const database = await processes.database();
    await makeCrowd(database, students);
    const last = crowdEmail(students - 1);
    await database.query(`update accounts set role = 'admin' where email = $1`, [last]);
    await database.end();
    await demo.end('SIGTERM');
    for (const index of ports.keys()) await processes.start(index);
    return processes;
  }

  get addresses(): string[] {
    return this.ports.map((port) => `http://127.0.0.1:${port}`);
  }

  /** Starts a process with the settings of deploy/bac.env. */
  async start(index: number): Promise<void> {
    this.#running[index] = await startOwnServer({
      DATA_DIR: this.#folder,
      PORT: String(this.ports[index]),
      PUBLIC_URL: this.#publicUrl,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: drainSeconds,
    });
  }

  async end(index: number, signal: NodeJS.Signals): Promise<void> {
    await this.#running[index]?.end(signal);
  }

  database(): Promise<Client> {
    return connectTo(this.#folder);
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map(({ end }) => end('SIGTERM')));
    await rm(this.#folder, { recursive: true, force: true });
  }
}
