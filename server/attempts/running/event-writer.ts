import type { Database } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { prepareAppend, Outdated, type EventRow } from './append-events.ts';

interface QueuedAppend {
  rows: EventRow[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** While one statement waits for the disk, another can be on its way. */
const maxStatements = 2;
const maxBatchSize = 100;
/**
 * After a statement starts, the next one waits this long for its batch to fill, unless it has `fullBatch` appends already: half
 * as many statements are half the work, and no student notices. After a quiet moment nobody waits.
 */
const batchWaitMs = 30;
const fullBatch = 32;
/** Appends beyond this queue length are refused and retried later: at this length browsers give up waiting and send again. */
const maxQueued = 5000;
/** Frees the slot of a statement that does not answer. Whether the statement was stored, the browser's retry will find out. */
const timeoutMs = 15_000;

/** PostgreSQL rejects rows of this batch (duplicate key, deadlock, bad data): the other rows may still be stored. */
const isCausedByRows = (error: unknown): boolean =>
  /^(22|23|40)/.test((error as { cause?: { code?: string } }).cause?.code ?? '');

/**
 * Batches the appends of many students into one statement (group commit): a commit waits for the disk, and one wait serves them
 * all. An append resolves only after the commit. If a row fails the statement, the batch is split in half and retried, down to
 * the one append at fault, which alone rejects. If the database itself fails, all appends of the batch reject at once.
 */
export class EventWriter {
  #appendRows;
  #queue: QueuedAppend[] = [];
  #activeStatements = 0;
  #lastStartedAt = 0;
  /** Ends the wait for the batch to fill. Set while one of the statements waits. */
  #stopWaiting: (() => void) | undefined;

  constructor(db: Database) {
    this.#appendRows = prepareAppend(db);
  }

  append(rows: EventRow[]): Promise<void> {
    if (this.#queue.length >= maxQueued) throw new Refused('NOT_READY');
    return new Promise((resolve, reject) => {
      this.#queue.push({ rows, resolve, reject });
      if (!this.#stopWaiting) void this.#flush();
      else if (this.#queue.length >= fullBatch) this.#stopWaiting();
    });
  }

  async #flush(): Promise<void> {
    if (this.#activeStatements >= maxStatements) return;
    this.#activeStatements += 1;
    // While the other statement waits for its batch to fill, leave the queue to it.
    while (this.#queue.length > 0 && !this.#stopWaiting) {
      await this.#waitForBatch();
      this.#lastStartedAt = performance.now();
      await this.#store(this.#queue.splice(0, maxBatchSize));
    }
    this.#activeStatements -= 1;
  }

  async #waitForBatch(): Promise<void> {
    const waitMs = this.#lastStartedAt + batchWaitMs - performance.now();
    if (waitMs <= 0 || this.#queue.length >= fullBatch) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stopWaiting = resolve;
    const timer = setTimeout(resolve, waitMs);
    await promise;
    clearTimeout(timer);
    this.#stopWaiting = undefined;
  }

  async #store(batch: QueuedAppend[]): Promise<void> {
    try {
      const outdated = await withTimeout(this.#appendRows(batch.flatMap(({ rows }) => rows)));
      for (const { rows, resolve, reject } of batch) {
        if (rows.some(({ attempt_id: id }) => outdated.has(id))) reject(new Outdated());
        else resolve();
      }
    } catch (error) {
      if (batch.length > 1 && isCausedByRows(error)) {
        const middle = Math.ceil(batch.length / 2);
        await this.#store(batch.slice(0, middle));
        await this.#store(batch.slice(middle));
      } else for (const { reject } of batch) reject(error);
    }
  }
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer of the database in time')), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
