import { begin, isFinal, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { AttemptEvent, LoggedEvent, ServerEvent } from '@bac/exam/attempt/event.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import { settle, settlesAt } from '@bac/exam/attempt/settle.ts';
import { step } from '@bac/exam/attempt/step.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import { listLog, LogTooLong } from '../log.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { attemptCompleted } from '../events/attempt-completed.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { EventWriter } from './event-writer.ts';
import { keptText } from './kept-text.ts';
import {
  abandonUnreadable,
  eventRows,
  findAttempt,
  insertLog,
  movingIn,
  Outdated,
  type AttemptRow,
  type FoundAttempt,
} from './store.ts';

/** An attempt as it stands: the row for lists and jobs, the fold of its events for everything else. */
export interface Kept {
  row: AttemptRow;
  attempt: Attempt;
}

/** What a use case makes of an attempt: the events to append and what to tell the caller. */
export interface Move<Told> {
  log: LoggedEvent[];
  attempt: Attempt;
  told: Told;
  /** What else is written together with the events. */
  also?: (tx: Transaction) => Promise<void>;
}

interface Decided<Told> {
  before: AttemptRow;
  after: Kept;
  log: LoggedEvent[];
  told: Told;
  also: Move<Told>['also'] | undefined;
}

export interface Moved<Told> {
  kept: Kept;
  told: Told;
}

export type Decision<Told> = (attempt: Attempt, now: number) => Move<Told> | Promise<Move<Told>>;

/** Enough for a busy hour; beyond it the least used are folded again from their events. */
const keptAttempts = 4000;
const keptMilliseconds = 10 * 60_000;
const mostTries = 5;

/** Postgres' words for a key that is there already, since somebody else appended first, and for an attempt that is gone. */
const collisions = ['23505', '23503'];

/** What was known of the attempt no longer holds: the database must be asked. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Outdated ||
  collisions.includes((error as { cause?: { code?: string } }).cause?.code ?? '');

function due(attempt: Attempt): Date | null {
  const { phase } = attempt;
  const at = phase.name === 'break' ? phase.endsAt : settlesAt(attempt);
  return at === undefined ? null : new Date(at);
}

const stateOf = ({ phase }: Attempt): AttemptRow['state'] =>
  isFinal(phase) ? phase.name : 'running';

/** The row after the attempt has moved on. */
export function rowAfter(row: AttemptRow, attempt: Attempt, now: Date): AttemptRow {
  const state = stateOf(attempt);
  const endedAt = state === 'running' ? null : (row.endedAt ?? now);
  return { ...row, state, endedAt, settlesAt: due(attempt) };
}

const isSameRow = (one: AttemptRow, other: AttemptRow): boolean =>
  one.state === other.state && one.settlesAt?.getTime() === other.settlesAt?.getTime();

const isJustCompleted = (before: AttemptRow, after: AttemptRow): boolean =>
  after.state === 'completed' && before.state !== 'completed';

/**
 * Folds attempts and appends to them. Any number of processes may hold the same attempt: what one appends, the primary key
 * (attempt, seq) keeps the others from overwriting, and they fold again and retry.
 */
export class AttemptKeeper {
  #cache;
  #moveOn;
  #services;
  #writer;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
    this.#writer = new EventWriter(services.db);
    this.#moveOn = movingIn(services.db);
    this.#cache = boundedCache<string, Kept>(services.clock, {
      entries: keptAttempts,
      milliseconds: keptMilliseconds,
      size: keptText(({ attempt }: Kept) => attempt),
    });
  }

  /** Settled by the clock first, then moved; all of it is appended together or not at all. */
  async move<Told>(found: FoundAttempt, decide: Decision<Told>): Promise<Moved<Told>> {
    let row: FoundAttempt | undefined = found;
    for (let tries = 1; row; tries += 1) {
      const kept = await this.#fold(row);
      try {
        if (kept) return await this.#append(await this.#decide(kept, decide));
      } catch (error) {
        this.#cache.delete(row.id);
        if (!isOutdated(error) || tries === mostTries) throw error;
      }
      if (tries === mostTries) throw new Error(`attempt ${row.id} can not be replayed to its end`);
      row = await findAttempt(this.#services.db, found.id, found.accountId);
    }
    throw new Refused('NOT_FOUND');
  }

  /** Replays the attempt without settling it. Returns undefined if another process appends to it at the same moment. */
  async read(found: FoundAttempt): Promise<Attempt | undefined> {
    const kept = await this.#fold(found);
    if (kept) this.keep(kept);
    return kept?.attempt;
  }

  /**
   * The same without asking the database how the attempt stands: what is kept here is moved on, and where somebody else has
   * moved it meanwhile the append fails by its number. Undefined where the database must be asked after all, so too where
   * there is nothing to append, or something to refuse: nothing would have shown that what is kept is out of date.
   */
  async moveKept<Told>(
    id: string,
    accountId: string,
    decide: Decision<Told>,
  ): Promise<Moved<Told> | undefined> {
    const kept = this.#cache.get(id);
    if (kept?.row.accountId !== accountId) return undefined;
    try {
      const decided = await this.#decide(kept, decide);
      return decided.log.length === 0 ? undefined : await this.#append(decided);
    } catch (error) {
      this.#cache.delete(id);
      if (isOutdated(error) || error instanceof Refused) return undefined;
      throw error;
    }
  }

  async #decide<Told>(kept: Kept, decide: Decision<Told>): Promise<Decided<Told>> {
    const now = this.#services.clock.now();
    const settled = settle(kept.attempt, now.getTime());
    const moved = await decide(settled.attempt, now.getTime());
    // A last module that closes just now completes the attempt at once.
    const final = settle(moved.attempt, now.getTime());
    return {
      before: kept.row,
      after: { row: rowAfter(kept.row, final.attempt, now), attempt: final.attempt },
      log: [...settled.log, ...moved.log, ...final.log],
      told: moved.told,
      also: moved.also,
    };
  }

  /**
   * Row and fold of the same moment. What is kept here counts only while no other process has appended to it. Undefined where
   * somebody appended between the reading of the row and that of the log.
   */
  async #fold(row: FoundAttempt): Promise<Kept | undefined> {
    const kept = this.#cache.get(row.id);
    if (kept && kept.attempt.seq > row.lastSeq) return kept;
    if (kept?.attempt.seq === row.lastSeq) return { row, attempt: kept.attempt };
    const attempt = replay(await this.#readLog(row));
    return attempt.seq === row.lastSeq ? { row, attempt } : undefined;
  }

  /** Ends a running attempt whose log is too long, so that the settle job and the list of tests do not retry it for ever. */
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

  async #append<Told>(decided: Decided<Told>): Promise<Moved<Told>> {
    await this.#store(decided);
    const { after: kept, told } = decided;
    this.keep(kept);
    return { kept, told };
  }

  async #store({ before, after: { row }, log, also }: Decided<unknown>): Promise<void> {
    if (log.length === 0) return;
    // The usual case, an answer, is a single statement.
    if (isSameRow(before, row) && !also) return this.#writer.append(eventRows(row, log));
    const isCompleted = isJustCompleted(before, row);
    if (!isCompleted && !also) return this.#moveOn(before, row, log);
    await this.#services.db.transaction(async (tx) => {
      await movingIn(tx)(before, row, log);
      if (isCompleted) await enqueue(tx, attemptCompleted, { attempt: row.id });
      await also?.(tx);
    });
  }

  /** A new attempt's first events, inside the transaction that makes its row; to be kept once that is through. */
  async begin(
    tx: Transaction,
    row: AttemptRow,
    event: ServerEvent,
    then: (attempt: Attempt) => readonly AttemptEvent[],
  ): Promise<Kept> {
    const at = row.startedAt.getTime();
    const first: LoggedEvent = { seq: 1, at, receivedAt: at, event };
    const begun = begin(first);
    const { log, attempt } = serverEvents(begun, at, then(begun));
    await insertLog(tx, row, [first, ...log]);
    return { row, attempt };
  }

  keep(kept: Kept): void {
    this.#cache.set(kept.row.id, kept);
  }
}

/** Appends events that the server makes; what the attempt refuses now is left out. */
export function serverEvents(
  attempt: Attempt,
  now: number,
  events: readonly AttemptEvent[],
): Move<void> {
  const log: LoggedEvent[] = [];
  let current = attempt;
  for (const event of events) {
    const logged: LoggedEvent = { seq: current.seq + 1, at: now, receivedAt: now, event };
    const stepped = step(current, logged);
    if ('refusal' in stepped) continue;
    current = stepped.attempt;
    log.push(logged);
  }
  return { attempt: current, log, told: undefined };
}
