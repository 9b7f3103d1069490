import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { startOwnServer, type OwnServer } from '../../e2e/support/own-server.ts';
import { crowdEmail, makeCrowd } from '../attempts/crowd.ts';
import { connectTo } from '../embedded-database.ts';

/** Longer than nginx keeps a connection that nobody uses, as deploy/bac.env has it. */
const drainSeconds = '6';

/** Processes of the product on one database, which each of them starts where nobody has. */
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
   * With accounts of so many students, the last of whom becomes an administrator. They have the known password of the demo, which
   * a site that others reach takes from the demo's own accounts.
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
    for (const place of ports.keys()) await processes.start(place);
    return processes;
  }

  get addresses(): string[] {
    return this.ports.map((port) => `http://127.0.0.1:${port}`);
  }

  /** As deploy/bac.env sets it up. */
  async start(place: number): Promise<void> {
    this.#running[place] = await startOwnServer({
      DATA_DIR: this.#folder,
      PORT: String(this.ports[place]),
      PUBLIC_URL: this.#publicUrl,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: drainSeconds,
    });
  }

  async end(place: number, signal: NodeJS.Signals): Promise<void> {
    await this.#running[place]?.end(signal);
  }

  database(): Promise<Client> {
    return connectTo(this.#folder);
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map(({ end }) => end('SIGTERM')));
    await rm(this.#folder, { recursive: true, force: true });
  }
}
