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
 * Every process that uses the server holds a lease: a connection with a shared advisory lock. PostgreSQL releases the lease
 * of a process that dies, so a process that gets the exclusive lock is the last one.
 */

const leaseKey = 0x62_61_63;

async function acquireLease(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
}

/**
 * Releases the lease of this connection, if it has one, and returns whether no other process has one. The caller holds the
 * folder lock, so no process can acquire a new lease.
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
const maxPauseMs = 15_000;
const maxAttempts = 10;

/** Holds the lease of this process on the server and restarts the server when the lease is lost. */
export class Supervisor {
  readonly #folder: DataFolder;
  readonly #binaries: Binaries;
  readonly #say: Say;
  readonly #stopping = new AbortController();
  #lease: Client | undefined;
  #recovery: Promise<void> = Promise.resolve();
  #stopped: Promise<void> | undefined;

  constructor(folder: DataFolder, binaries: Binaries, say: Say) {
    this.#folder = folder;
    this.#binaries = binaries;
    this.#say = say;
  }

  async start(): Promise<void> {
    await withFolderLock(this.#folder, this.#say, async () => {
      const client = await bringUp(this.#folder, this.#binaries, this.#say);
      await acquireLease(client);
      client.once('end', () => this.#onLeaseLost());
      this.#lease = client;
    });
  }

  async stop(): Promise<void> {
    this.#stopped ??= this.#release();
    return this.#stopped;
  }

  async #release(): Promise<void> {
    this.#stopping.abort();
    await this.#recovery;
    await withFolderLock(this.#folder, this.#say, async () => {
      // If the lease was lost at this moment, ask the server that runs now.
      const isLast =
        (await releaseAndDisconnect(this.#lease)) ??
        (await releaseAndDisconnect(await adopt(this.#folder)));
      if (isLast) await stop(this.#folder);
    });
  }

  #onLeaseLost(): void {
    if (this.#stopping.signal.aborted) return;
    this.#lease = undefined;
    this.#say('The database stopped unexpectedly; bringing it up again …');
    this.#recovery = this.#recover();
  }

  async #recover(attempt = 1): Promise<void> {
    const { signal } = this.#stopping;
    try {
      await this.start();
    } catch (error) {
      if (attempt === maxAttempts) {
        this.#say(`The database stays down: ${(error as Error).message}`);
        return;
      }
      const pause = Math.min(firstPauseMs * 2 ** attempt, maxPauseMs);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.#recover(attempt + 1);
    }
  }
}

/** Returns whether this was the last process on the server; undefined if the server does not answer. */
async function releaseAndDisconnect(client: Client | undefined): Promise<boolean | undefined> {
  const isLast = client && (await releaseLease(client).catch(() => undefined));
  await client?.end();
  return isLast;
}
