import { argon2Sync, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { freePort, startOwnServer, type OwnServer } from '../../e2e/support/own-server.ts';
import { crowdPassword } from '../attempts/crowd.ts';
import { Cluster, type ClusterSettings } from './cluster.ts';
import { DatabaseAddress, findNginx } from './database-address.ts';
import { findPostgres, type PostgresPrograms } from './postgres-programs.ts';
import type { Site } from './site.ts';

/** A server whose database is a PostgreSQL cluster behind one address. */
export class ClusterSite implements Site {
  address = '';
  readonly cluster: Cluster;
  readonly #database: DatabaseAddress;
  readonly #port: number;
  #server: OwnServer | undefined;

  private constructor(cluster: Cluster, database: DatabaseAddress, port: number) {
    this.cluster = cluster;
    this.#database = database;
    this.#port = port;
  }

  /** Undefined if this machine does not have the programs for it. */
  static async open(settings: ClusterSettings): Promise<ClusterSite | undefined> {
    const programs = findPrograms();
    if (!programs) return undefined;
    const cluster = await Cluster.make(programs, settings);
    const database = new DatabaseAddress(cluster.folder, await freePort());
    const site = new ClusterSite(cluster, database, await freePort());
    try {
      await database.open(cluster.primary.port);
      await mkdir(site.#dataDir);
      await site.start();
      await site.#addFirstStudent();
      return site;
    } catch (error) {
      await site.close();
      throw error;
    }
  }

  get #dataDir(): string {
    return join(this.cluster.folder, 'data');
  }

  async start(): Promise<void> {
    this.#server = await startOwnServer({
      DATA_DIR: this.#dataDir,
      DATABASE_URL: `postgresql://bac@127.0.0.1:${this.#database.port}/bac`,
      PORT: String(this.#port),
    });
    this.address = this.#server.address;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.#server?.end(signal);
  }

  database(): Promise<Client> {
    return this.#database.connect();
  }

  /** Points the server's database address to the primary of the cluster. */
  async pointToPrimary(): Promise<void> {
    await this.#database.pointTo(this.cluster.primary.port);
  }

  async close(): Promise<void> {
    await this.end('SIGTERM');
    await this.#database.close();
    await this.cluster.close();
  }

  /** Adds the demo student, whom the others are copies of, because there is no demo with an external database. */
  async #addFirstStudent(): Promise<void> {
    const client = await this.database();
    await client.query(
      `insert into accounts (id, email, username, full_name, password_hash, role, status, verified_at, created_at, updated_at)
       values (gen_random_uuid(), 'student@bac.localhost', 'student', 'Student', $1, 'student', 'active', now(), now(), now())`,
      [hashOf(crowdPassword)],
    );
    await client.end();
  }
}

function findPrograms(): PostgresPrograms | undefined {
  try {
    findNginx();
    return findPostgres();
  } catch (error) {
    console.log(`  ${(error as Error).message}`);
    return undefined;
  }
}

/** A password hash in the standard encoding of argon2. */
function hashOf(text: string): string {
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: text, nonce, tagLength: 32, ...cost });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`;
}
