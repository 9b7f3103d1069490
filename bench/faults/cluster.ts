import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresNode } from './postgres-node.ts';
import { runProgram, type PostgresPrograms } from './postgres-programs.ts';

export interface ClusterSettings {
  /** The names of the nodes; the first one starts as the primary. */
  nodes: readonly string[];
  /** PostgreSQL's `synchronous_standby_names`, the same on every node. */
  synchronous: string;
}

/** The command of docs/operations.md: it never overwrites a file, and a file gets its name only when it is complete. */
const archiveCommand = (to: string): string =>
  `test ! -f ${to}/%f && cp %p ${to}/%f.part && sync ${to}/%f.part && mv ${to}/%f.part ${to}/%f`;

/** The last WAL position of a standby. One that has just started has received nothing yet, so its replayed position counts. */
const walPosition = 'greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())';

/** Simulates PostgreSQL on several machines, set up with the programs that an operator uses. */
export class Cluster {
  readonly folder: string;
  primary: PostgresNode;
  standbys: PostgresNode[] = [];
  #programs;
  #all: PostgresNode[] = [];

  private constructor(programs: PostgresPrograms, folder: string, primary: PostgresNode) {
    this.#programs = programs;
    this.folder = folder;
    this.primary = primary;
  }

  static async make(programs: PostgresPrograms, settings: ClusterSettings): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'bac-cluster-'));
    const [first = 'a', ...others] = settings.nodes;
    const cluster = new Cluster(programs, folder, await PostgresNode.at(programs, folder, first));
    try {
      await cluster.giveToPostgres(folder);
      await cluster.#makePrimary(settings.synchronous);
      for (const name of others) await cluster.addStandby(name);
      if (others.length > 0) await cluster.waitUntilSynchronous();
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  get archive(): string {
    return join(this.folder, 'archive');
  }

  async #makePrimary(synchronous: string): Promise<void> {
    const { primary } = this;
    const { folder } = primary;
    const kind = ['-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'];
    await this.#run('initdb', '-D', folder, '-U', 'bac', ...kind);
    await mkdir(this.archive);
    await this.giveToPostgres(this.archive);
    const conf = join(folder, 'postgresql.conf');
    await addLines(
      conf,
      `listen_addresses = '127.0.0.1'`,
      `unix_socket_directories = ''`,
      // Keeps WAL for a standby that is down for a while. A replication slot would keep it forever if a standby never returns.
      `wal_keep_size = '1GB'`,
      `archive_mode = on`,
      `archive_command = '${archiveCommand(this.archive)}'`,
    );
    this.#all.push(primary);
    await primary.start();
    await primary.query('create database bac');
    // Set last, because from here on every commit waits for a standby.
    await addLines(conf, `synchronous_standby_names = '${synchronous}'`);
    await primary.query('select pg_reload_conf()');
  }

  /** Copies the running primary. The copy is not started yet. */
  async copyPrimary(name: string, ...args: string[]): Promise<PostgresNode> {
    const node = await PostgresNode.at(this.#programs, this.folder, name);
    const { folder } = node;
    await this.#run(
      'pg_basebackup',
      '-D',
      folder,
      '-c',
      'fast',
      '-d',
      this.#sourceFor(node),
      ...args,
    );
    this.#all.push(node);
    return node;
  }

  async addStandby(name: string): Promise<PostgresNode> {
    const node = await this.copyPrimary(name, '-R');
    await node.start();
    this.standbys.push(node);
    return node;
  }

  /** The standby that has received most; it has everything that was acknowledged. */
  async findFurthestStandby(): Promise<PostgresNode> {
    const received = await Promise.all(
      this.standbys.map(async (node) => ({
        node,
        bytes: BigInt(await node.query(`select (${walPosition} - '0/0')::bigint`)),
      })),
    );
    return received.reduce((one, other) => (other.bytes > one.bytes ? other : one)).node;
  }

  /** Promotes a standby. The old primary must no longer be reachable. */
  async promote(node: PostgresNode): Promise<void> {
    await this.#run('pg_ctl', 'promote', '-D', node.folder);
    this.primary = node;
    this.standbys = this.standbys.filter((each) => each !== node);
  }

  /** Makes commits not wait for a standby until `requireStandby`. */
  async waiveStandby(): Promise<void> {
    await this.#setSynchronous(`set synchronous_standby_names = ''`);
  }

  async requireStandby(): Promise<void> {
    await this.#untilStreaming();
    await this.#setSynchronous('reset synchronous_standby_names');
    await this.waitUntilSynchronous();
  }

  /** Changes the standbys that commits wait for. */
  async waitFor(synchronous: string): Promise<void> {
    await this.#untilStreaming();
    await this.#setSynchronous(`set synchronous_standby_names = '${synchronous}'`);
    await this.waitUntilSynchronous();
  }

  async #setSynchronous(change: string): Promise<void> {
    await this.primary.query(`alter system ${change}`);
    await this.primary.query('select pg_reload_conf()');
  }

  /** Waits until a standby has caught up, because commits would wait for it otherwise. */
  async #untilStreaming(): Promise<void> {
    await this.primary.waitUntil(
      `select count(*) > 0 from pg_stat_replication where state = 'streaming'`,
    );
  }

  async waitUntilSynchronous(): Promise<void> {
    await this.primary.waitUntil(
      `select count(*) > 0 from pg_stat_replication where sync_state in ('sync', 'quorum')`,
    );
  }

  /** Undoes what the killed primary wrote after the promotion, and starts it as a standby. */
  async rewind(killed: PostgresNode): Promise<void> {
    // Until the first checkpoint, the files of the new primary do not show that it was promoted.
    await this.primary.query('checkpoint');
    const source = this.#sourceFor(killed);
    await this.#run('pg_rewind', '-R', '-D', killed.folder, `--source-server=${source}`);
    await killed.start();
    this.standbys.push(killed);
  }

  /** Makes a standby follow the new primary. One that is only behind needs no rewind. */
  async follow(standby: PostgresNode): Promise<void> {
    await standby.query(`alter system set primary_conninfo = '${this.#sourceFor(standby)}'`);
    await standby.query('select pg_reload_conf()');
  }

  async close(): Promise<void> {
    for (const node of this.#all) await node.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Gives a file or folder to the user that PostgreSQL runs as. */
  async giveToPostgres(path: string): Promise<void> {
    const { user } = this.#programs;
    if (user) await chown(path, user.uid, user.gid);
  }

  #run(name: string, ...args: string[]): Promise<void> {
    return runProgram(this.#programs, name, ...args);
  }

  #sourceFor(node: PostgresNode): string {
    return `${this.primary.conninfo} application_name=${node.name}`;
  }
}

/** Appends lines to a configuration file; the last line about a setting counts. */
export const addLines = (file: string, ...lines: string[]): Promise<void> =>
  writeFile(file, `${lines.join('\n')}\n`, { flag: 'a' });
