import { begin, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { LoggedEvent, ServerEvent } from '@bac/exam/attempt/event.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import { settle, settlesAt } from '@bac/exam/attempt/settle.ts';
import { step } from '@bac/exam/attempt/step.ts';
import { boundedCache } from '../bounded-cache.ts';
import { listLog } from '../db/attempt-log.ts';
import type { Transaction } from '../db/database.ts';
import { attemptCompleted } from '../jobs/attempt-completed.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { insertEvents, updateAttempt, type AttemptRow, type FoundAttempt } from './store.ts';

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

export type Decision<Told> = (attempt: Attempt, now: number) => Move<Told> | Promise<Move<Told>>;

/** Enough for a busy hour; beyond it the least used are folded again from their events. */
const keptAttempts = 2000;
const keptMilliseconds = 10 * 60_000;
const mostTries = 5;

/** Postgres' word for a key that is there already: somebody else appended first. */
const isTaken = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '23505';

function due(attempt: Attempt): Date | null {
  const { phase } = attempt;
  const at = phase.name === 'break' ? phase.endsAt : settlesAt(attempt);
  return at === undefined ? null : new Date(at);
}

function stateOf({ phase }: Attempt): AttemptRow['state'] {
  return phase.name === 'completed' || phase.name === 'abandoned' ? phase.name : 'running';
}

/** The row after the attempt has moved on. */
function rowAfter(row: AttemptRow, attempt: Attempt, now: Date): AttemptRow {
  const state = stateOf(attempt);
  const endedAt = state === 'running' ? null : (row.endedAt ?? now);
  return { ...row, state, endedAt, settlesAt: due(attempt) };
}

const isSameRow = (one: AttemptRow, other: AttemptRow): boolean =>
  one.state === other.state && one.settlesAt?.getTime() === other.settlesAt?.getTime();

async function store(tx: Transaction, before: AttemptRow, after: AttemptRow): Promise<void> {
  const { state, endedAt, settlesAt: settles } = after;
  await updateAttempt(tx, after.id, { state, endedAt, settlesAt: settles });
  if (state === 'completed' && before.state !== 'completed') {
    await enqueue(tx, attemptCompleted, { attempt: after.id });
  }
}

/**
 * Folds attempts and appends to them. Any number of processes may hold the same attempt: what one appends, the primary key
 * (attempt, seq) keeps the others from overwriting, and they fold again and retry.
 */
export class AttemptKeeper {
  #cache;
  #services;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
    const bounds = { entries: keptAttempts, milliseconds: keptMilliseconds };
    this.#cache = boundedCache<string, Attempt>(services.clock, bounds);
  }

  /** Settled by the clock first, then moved; all of it is appended together or not at all. */
  async move<Told>(row: FoundAttempt, decide: Decision<Told>): Promise<{ kept: Kept; told: Told }> {
    for (let tries = 1; ; tries += 1) {
      const before = await this.#fold(row);
      const now = this.#services.clock.now();
      const settled = settle(before, now.getTime());
      const moved = await decide(settled.attempt, now.getTime());
      const log = [...settled.log, ...moved.log];
      // A last module that closes just now completes the attempt at once.
      const final = settle(moved.attempt, now.getTime());
      log.push(...final.log);
      const after = rowAfter(row, final.attempt, now);
      try {
        await this.#append(row, after, log, moved.also);
        this.#cache.set(row.id, final.attempt);
        return { kept: { row: after, attempt: final.attempt }, told: moved.told };
      } catch (error) {
        this.#cache.delete(row.id);
        if (!isTaken(error) || tries === mostTries) throw error;
      }
    }
  }

  /** What is kept here counts only while no other process has appended to it. */
  async #fold({ id, lastSeq }: FoundAttempt): Promise<Attempt> {
    const kept = this.#cache.get(id);
    return kept && kept.seq >= lastSeq ? kept : replay(await listLog(this.#services.db, id));
  }

  async #append(
    before: AttemptRow,
    after: AttemptRow,
    log: LoggedEvent[],
    also?: Move<unknown>['also'],
  ): Promise<void> {
    if (log.length === 0) return;
    const { db } = this.#services;
    // The usual case, an answer, is a single statement.
    if (isSameRow(before, after) && !also) return insertEvents(db, after.id, log);
    await db.transaction(async (tx) => {
      await insertEvents(tx, after.id, log);
      await store(tx, before, after);
      await also?.(tx);
    });
  }

  /** A new attempt's first event, inside the transaction that makes its row. */
  async begin(tx: Transaction, row: AttemptRow, event: ServerEvent): Promise<void> {
    const at = row.startedAt.getTime();
    const first: LoggedEvent = { seq: 1, at, receivedAt: at, event };
    begin(first);
    await insertEvents(tx, row.id, [first]);
  }
}

/** Appends events only the server makes; what the attempt refuses now is left out. */
export function serverEvents(
  attempt: Attempt,
  now: number,
  events: readonly ServerEvent[],
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
