import { begin, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { AttemptEvent, LoggedEvent, ServerEvent } from '@bac/exam/attempt/event.ts';
import { heartbeatSentAt, type Batch } from '@bac/exam/attempt/receive.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import { settle, transitMs, type Heartbeat } from '@bac/exam/attempt/settle.ts';
import { step } from '@bac/exam/attempt/step.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import { listLog, LogTooLong } from '../log.ts';
import { onConnectionLost, type Transaction } from '../../platform/postgres/database.ts';
import { attemptCompleted } from '../events/attempt-completed.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { EventWriter } from './event-writer.ts';
import { heartbeatOf, isJustCompleted, isSameRow, rowAfter } from './row-after.ts';
import { boundByText } from './text-bound.ts';
import { eventRows, insertLog, prepareUpdate, Outdated } from './append-events.ts';
import { abandonUnreadable, findAttempt, type AttemptRow, type FoundAttempt } from './store.ts';

/** An attempt at one moment: its row, which lists and jobs read, and the fold of its events, which everything else reads. */
export interface CachedAttempt {
  row: AttemptRow;
  attempt: Attempt;
}

/** What a use case decides about an attempt: the events to append and the result for the caller. */
export interface Update<Result> {
  log: LoggedEvent[];
  attempt: Attempt;
  result: Result;
  /** Other writes in the transaction that appends the events. */
  alsoWrite?: (tx: Transaction) => Promise<void>;
}

interface PendingUpdate<Result> {
  before: AttemptRow;
  after: CachedAttempt;
  log: LoggedEvent[];
  result: Result;
  alsoWrite: Update<Result>['alsoWrite'] | undefined;
}

export interface Updated<Result> {
  cached: CachedAttempt;
  result: Result;
}

export type Decision<Result> = (
  attempt: Attempt,
  now: number,
  heartbeat: Heartbeat | undefined,
) => Update<Result> | Promise<Update<Result>>;

/** Covers the attempts in progress at the peak of a large site. Attempts beyond it leave the cache, least recently used first, and are folded again when needed. */
const cachedAttempts = 4000;
const cacheMilliseconds = 10 * 60_000;
const maxTries = 5;

/** PostgreSQL's codes for a duplicate key (another process appended first) and for a missing parent row (the attempt is gone). */
const conflictCodes = ['23505', '23503'];

/** The cached attempt is stale: read it from the database again. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Outdated ||
  conflictCodes.includes((error as { cause?: { code?: string } }).cause?.code ?? '');

/**
 * Caches folded attempts and appends to them with optimistic concurrency. Any number of processes may cache the same attempt. If
 * two of them append the same sequence number, the primary key (attempt, seq) rejects the second, which reads the attempt from
 * the database again, repeats its decision and retries. An append whose predecessor the database has lost is retried likewise.
 */
export class AttemptRepository {
  #cache;
  #updateAttempt;
  #services;
  #writer;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
    this.#writer = new EventWriter(services.db);
    this.#updateAttempt = prepareUpdate(services.db);
    this.#cache = boundedCache<string, CachedAttempt>(services.clock, {
      entries: cachedAttempts,
      milliseconds: cacheMilliseconds,
      size: boundByText(({ attempt }: CachedAttempt) => attempt),
    });
    // A restored backup ends every connection. Its logs may differ from the cached ones even where their numbers agree.
    onConnectionLost(services.db, () => this.#cache.clear());
  }

  /**
   * Settles the attempt, applies the decision and appends all events together or not at all. Retries on conflict. `heartbeatFrom`
   * is the empty batch by which a device says that it has nothing unsent.
   */
  async update<Result>(
    found: FoundAttempt,
    decide: Decision<Result>,
    heartbeatFrom?: Batch,
  ): Promise<Updated<Result>> {
    let row: FoundAttempt | undefined = found;
    for (let tries = 1; row; tries += 1) {
      const entry = await this.#fold(row);
      try {
        if (entry) {
          const heard = this.#withHeartbeat(entry, heartbeatFrom);
          return await this.#append(await this.#decide(heard, decide));
        }
      } catch (error) {
        this.#cache.delete(row.id);
        if (!isOutdated(error) || tries === maxTries) throw error;
      }
      if (tries === maxTries) throw new Error(`attempt ${row.id} can not be replayed to its end`);
      row = await findAttempt(this.#services.db, found.id, found.accountId);
    }
    throw new Refused('NOT_FOUND');
  }

  /** Replays the attempt without settling it. Returns undefined if it is gone, or if others keep appending to it. */
  async read(found: FoundAttempt): Promise<Attempt | undefined> {
    let row: FoundAttempt | undefined = found;
    for (let tries = 1; row && tries <= maxTries; tries += 1) {
      const entry = await this.#fold(row);
      if (entry) {
        this.cache(entry);
        return entry.attempt;
      }
      row = await findAttempt(this.#services.db, found.id, found.accountId);
    }
    return undefined;
  }

  /**
   * Like `update`, but starts from the cached attempt without reading the database: if another process has appended meanwhile,
   * the primary key rejects the append. Returns undefined when the caller must use `update` instead: on a cache miss, on a
   * conflict, and also when there is nothing to append, when an event is late, or when the decision refuses. Only an append
   * detects a stale cache entry, so in those cases the outcome could rest on an outdated attempt or row.
   */
  async updateCached<Result>(
    id: string,
    accountId: string,
    decide: Decision<Result>,
  ): Promise<Updated<Result> | undefined> {
    const entry = this.#cache.get(id);
    if (entry?.row.accountId !== accountId) return undefined;
    try {
      const decided = await this.#decide(entry, decide);
      // How far back an event may be dated depends on heartbeats, which another process may have stored in the row.
      const isLate = decided.log.some(
        ({ sender, at, receivedAt }) => sender !== undefined && receivedAt - at > transitMs,
      );
      return decided.log.length === 0 || isLate ? undefined : await this.#append(decided);
    } catch (error) {
      this.#cache.delete(id);
      if (isOutdated(error) || error instanceof Refused) return undefined;
      throw error;
    }
  }

  /**
   * Settles before the decision and again after it, at one reading of the clock: no decision sees a deadline that has passed, and
   * an attempt whose last module a decision closes completes at once. Settling is idempotent and depends only on the attempt
   * and the time, so a request in any process or the settle job may do it; if two settle at once, the primary key lets one win.
   */
  async #decide<Result>(
    entry: CachedAttempt,
    decide: Decision<Result>,
  ): Promise<PendingUpdate<Result>> {
    const now = this.#services.clock.now();
    const heartbeat = heartbeatOf(entry.row);
    const settled = settle(entry.attempt, now.getTime(), heartbeat);
    const update = await decide(settled.attempt, now.getTime(), heartbeat);
    const final = settle(update.attempt, now.getTime(), heartbeat);
    return {
      before: entry.row,
      after: { row: rowAfter(entry.row, final.attempt, now), attempt: final.attempt },
      log: [...settled.log, ...update.log, ...final.log],
      result: update.result,
      alsoWrite: update.alsoWrite,
    };
  }

  /** Ignores heartbeats of other devices than the active one: an earlier one may still hold answers. */
  #withHeartbeat(entry: CachedAttempt, batch: Batch | undefined): CachedAttempt {
    const { attempt, row } = entry;
    const sender = batch && attempt.devices[batch.device];
    if (!sender || attempt.active !== batch.device) return entry;
    const sentAt = heartbeatSentAt(sender, batch, this.#services.clock.now().getTime());
    const previous = heartbeatOf(row);
    if (previous?.device === batch.device && previous.at >= sentAt) return entry;
    return {
      ...entry,
      row: { ...row, deliveredAt: new Date(sentAt), deliveredDevice: batch.device },
    };
  }

  /**
   * Returns the row with the attempt folded up to its `lastSeq`. Uses the cached fold if it ends there. A cached fold that is
   * behind the row is outdated; one that is ahead of it holds events that the database has lost, or that were appended after
   * the row was read. Returns undefined if somebody appends between the two reads, of the row and of the log.
   */
  async #fold(row: FoundAttempt): Promise<CachedAttempt | undefined> {
    const entry = this.#cache.get(row.id);
    if (entry?.attempt.seq === row.lastSeq) return { row, attempt: entry.attempt };
    if (entry) this.#cache.delete(row.id);
    const attempt = replay(await this.#readLog(row));
    return attempt.seq === row.lastSeq ? { row, attempt } : undefined;
  }

  /** Ends a running attempt whose log is too long, so that the settle job and the list of tests do not retry it forever. */
  async #readLog(row: FoundAttempt): Promise<LoggedEvent[]> {
    const { db, clock } = this.#services;
    try {
      return await listLog(db, row.id);
    } catch (error) {
      if (error instanceof LogTooLong && row.state === 'running') {
        await db.transaction((tx) => abandonUnreadable(tx, row.id, clock.now()));
      }
      throw error;
    }
  }

  async #append<Result>(decided: PendingUpdate<Result>): Promise<Updated<Result>> {
    await this.#store(decided);
    const { after: entry } = decided;
    this.cache(entry);
    return { cached: entry, result: decided.result };
  }

  async #store({
    before,
    after: { row },
    log,
    alsoWrite: write,
  }: PendingUpdate<unknown>): Promise<void> {
    if (log.length === 0) return;
    // The usual case, an answer, changes no row and is batched with other attempts' events.
    if (isSameRow(before, row) && !write) return this.#writer.append(eventRows(row, log));
    const isCompleted = isJustCompleted(before, row);
    if (!isCompleted && !write) return this.#updateAttempt(before, row, log);
    await this.#services.db.transaction(async (tx) => {
      await prepareUpdate(tx)(before, row, log);
      if (isCompleted) await enqueue(tx, attemptCompleted, { attempt: row.id });
      await write?.(tx);
    });
  }

  /** Stores a new attempt's first events in the transaction that inserts its row. The caller caches it after the commit. */
  async startLog(
    tx: Transaction,
    row: AttemptRow,
    event: ServerEvent,
    then: (attempt: Attempt) => readonly AttemptEvent[],
  ): Promise<CachedAttempt> {
    const at = row.startedAt.getTime();
    const first: LoggedEvent = { seq: 1, at, receivedAt: at, event };
    const started = begin(first);
    const { log, attempt } = serverEvents(started, at, then(started));
    await insertLog(tx, row, [first, ...log]);
    return { row, attempt };
  }

  cache(entry: CachedAttempt): void {
    this.#cache.set(entry.row.id, entry);
  }
}

/** Applies events that the server creates, and leaves out those that the attempt refuses. */
export function serverEvents(
  attempt: Attempt,
  now: number,
  events: readonly AttemptEvent[],
): Update<void> {
  const log: LoggedEvent[] = [];
  let current = attempt;
  for (const event of events) {
    const logged: LoggedEvent = { seq: current.seq + 1, at: now, receivedAt: now, event };
    const stepped = step(current, logged);
    if ('refusal' in stepped) continue;
    current = stepped.attempt;
    log.push(logged);
  }
  return { attempt: current, log, result: undefined };
}
