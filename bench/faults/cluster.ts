import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresNode } from './postgres-node.ts';
import { runProgram, type PostgresPrograms } from './postgres-programs.ts';

export interface ClusterSettings {
  /** The first is the primary at the beginning. */
  nodes: readonly string[];
  /** PostgreSQL's `synchronous_standby_names`, the same on each of them. */
  synchronous: string;
}

/** As docs/operations.md has it: never over another, and whole under its name. */
const archiveCommand = (to: string): string =>
  `test ! -f ${to}/%f && cp %p ${to}/%f.part && sync ${to}/%f.part && mv ${to}/%f.part ${to}/%f`;

/** One that has just started has received nothing yet, but has what it kept. */
const furthestPlace = 'greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())';

/** PostgreSQL on several machines, as far as one machine can show it: made by hand, with the programs an operator has. */
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
      await cluster.give(folder);
      await cluster.#makePrimary(settings.synchronous);
      for (const name of others) await cluster.addStandby(name);
      if (others.length > 0) await cluster.untilSynchronous();
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
    await this.give(this.archive);
    const conf = join(folder, 'postgresql.conf');
    await addLines(
      conf,
      `listen_addresses = '127.0.0.1'`,
      `unix_socket_directories = ''`,
      // For a standby that was away; a replication slot would keep it too, but also for one that never comes back.
      `wal_keep_size = '1GB'`,
      `archive_mode = on`,
      `archive_command = '${archiveCommand(this.archive)}'`,
    );
    this.#all.push(primary);
    await primary.start();
    await primary.ask('create database bac');
    // Only now, for from here on every commit waits for a standby.
    await addLines(conf, `synchronous_standby_names = '${synchronous}'`);
    await primary.ask('select pg_reload_conf()');
  }

  /** Made while the primary works, and not started yet. */
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

  /** Of those that are there, the one that has received most: what was acknowledged is on it. */
  async furthest(): Promise<PostgresNode> {
    const received = await Promise.all(
      this.standbys.map(async (node) => ({
        node,
        bytes: BigInt(await node.ask(`select (${furthestPlace} - '0/0')::bigint`)),
      })),
    );
    return received.reduce((one, other) => (other.bytes > one.bytes ? other : one)).node;
  }

  /** Whoever was the primary must not be reachable any more. */
  async promote(node: PostgresNode): Promise<void> {
    await this.#run('pg_ctl', 'promote', '-D', node.folder);
    this.primary = node;
    this.standbys = this.standbys.filter((each) => each !== node);
  }

  /** Until `requireStandby`, the primary waits for nobody. */
  async waiveStandby(): Promise<void> {
    await this.#setSynchronous(`set synchronous_standby_names = ''`);
  }

  async requireStandby(): Promise<void> {
    await this.#untilStreaming();
    await this.#setSynchronous('reset synchronous_standby_names');
    await this.untilSynchronous();
  }

  /** Other machines than before are to be waited for. */
  async waitFor(synchronous: string): Promise<void> {
    await this.#untilStreaming();
    await this.#setSynchronous(`set synchronous_standby_names = '${synchronous}'`);
    await this.untilSynchronous();
  }

  async #setSynchronous(change: string): Promise<void> {
    await this.primary.ask(`alter system ${change}`);
    await this.primary.ask('select pg_reload_conf()');
  }

  /** Before that, whoever commits would wait until it has caught up. */
  async #untilStreaming(): Promise<void> {
    await this.primary.until(
      `select count(*) > 0 from pg_stat_replication where state = 'streaming'`,
    );
  }

  async untilSynchronous(): Promise<void> {
    await this.primary.until(
      `select count(*) > 0 from pg_stat_replication where sync_state in ('sync', 'quorum')`,
    );
  }

  /** What the killed one has written beyond the moment of the promotion is undone on it. */
  async rewind(killed: PostgresNode): Promise<void> {
    // Until the first checkpoint the new primary's files do not tell that it is one.
    await this.primary.ask('checkpoint');
    const source = this.#sourceFor(killed);
    await this.#run('pg_rewind', '-R', '-D', killed.folder, `--source-server=${source}`);
    await killed.start();
    this.standbys.push(killed);
  }

  /** A standby that is only behind needs nothing but the new address. */
  async follow(standby: PostgresNode): Promise<void> {
    await standby.ask(`alter system set primary_conninfo = '${this.#sourceFor(standby)}'`);
    await standby.ask('select pg_reload_conf()');
  }

  async close(): Promise<void> {
    for (const node of this.#all) await node.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** To the user that PostgreSQL runs as. */
  async give(path: string): Promise<void> {
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

/** The last line about a thing counts. */
export const addLines = (file: string, ...lines: string[]): Promise<void> =>
  writeFile(file, `${lines.join('\n')}\n`, { flag: 'a' });
