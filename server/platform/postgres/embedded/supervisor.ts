import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { adopt } from './adopt.ts';
import { bringUp } from './bring-up.ts';
import type { DataFolder } from './data-folder/data-folder.ts';
import { withFolderLock } from './data-folder/folder-lock.ts';
import type { Binaries } from './launch/binaries.ts';
import type { Say } from './say-if-slow.ts';
import { stop } from './server.ts';

/*
 * Every process that uses the server holds a lease: one connection with a shared advisory lock. PostgreSQL ends the lease
 * of a process that dies, so whoever gets the same lock exclusively knows that nobody else is left.
 */

const leaseKey = 0x62_61_63;

async function takeLease(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
}

/**
 * Gives the lease back, if this connection has it, and says whether nobody else has one. Under the folder lock, where
 * nobody can take a new one.
 */
async function releaseLease(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_all()');
  const { rows } = await client.query<{ isLast: boolean }>(
    'select pg_try_advisory_lock($1) as "isLast"',
    [leaseKey],
  );
  return rows[0]?.isLast === true;
}

const firstPauseMs = 250;
const longestPauseMs = 15_000;
const attempts = 10;

/** Keeps one process's lease on the server, bringing the server up again whenever the lease is lost. */
export class Supervisor {
  readonly #folder: DataFolder;
  readonly #binaries: Binaries;
  readonly #say: Say;
  readonly #stopping = new AbortController();
  #lease: Client | undefined;
  #healing: Promise<void> = Promise.resolve();
  #stopped: Promise<void> | undefined;

  constructor(folder: DataFolder, binaries: Binaries, say: Say) {
    this.#folder = folder;
    this.#binaries = binaries;
    this.#say = say;
  }

  async start(): Promise<void> {
    await withFolderLock(this.#folder, this.#say, async () => {
      const client = await bringUp(this.#folder, this.#binaries, this.#say);
      await takeLease(client);
      client.once('end', () => this.#loseLease());
      this.#lease = client;
    });
  }

  async stop(): Promise<void> {
    this.#stopped ??= this.#release();
    return this.#stopped;
  }

  async #release(): Promise<void> {
    this.#stopping.abort();
    await this.#healing;
    await withFolderLock(this.#folder, this.#say, async () => {
      // A lease may be lost in this very moment; then whatever server runs by now is asked.
      const isLast = (await leave(this.#lease)) ?? (await leave(await adopt(this.#folder)));
      if (isLast) await stop(this.#folder);
    });
  }

  #loseLease(): void {
    if (this.#stopping.signal.aborted) return;
    this.#lease = undefined;
    this.#say('The database stopped unexpectedly; bringing it up again …');
    this.#healing = this.#heal();
  }

  async #heal(attempt = 1): Promise<void> {
    const { signal } = this.#stopping;
    try {
      await this.start();
    } catch (error) {
      if (attempt === attempts) {
        this.#say(`The database stays down: ${(error as Error).message}`);
        return;
      }
      const pause = Math.min(firstPauseMs * 2 ** attempt, longestPauseMs);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.#heal(attempt + 1);
    }
  }
}

/** Whether nobody is left on the server; undefined when it cannot be asked. */
async function leave(client: Client | undefined): Promise<boolean | undefined> {
  const isLast = client && (await releaseLease(client).catch(() => undefined));
  await client?.end();
  return isLast;
}
