import type { Database } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { appendingTo, Outdated, type EventRow } from './store.ts';

interface Waiting {
  rows: EventRow[];
  stored: () => void;
  failed: (error: unknown) => void;
}

/** While one statement waits for the disk, another can already be on its way. */
const lanes = 2;
const mostTogether = 100;
/**
 * After a statement the next one waits so long for company, unless there is plenty: half as many statements are half the
 * work, and no student notices. Where nobody has sent anything lately, nobody waits.
 */
const companyMs = 30;
const plenty = 32;
/** Whoever comes after so many is told to come back: by then their browsers have asked again anyway. */
const mostWaiting = 5000;
/** A statement that has no answer by then holds its lane no longer. Whether it was stored, the next try will find. */
const patienceMs = 15_000;

/** What PostgreSQL has against the rows themselves, a collision or a deadlock: the others may well be stored. */
const isAboutRows = (error: unknown): boolean =>
  /^(22|23|40)/.test((error as { cause?: { code?: string } }).cause?.code ?? '');

/**
 * Appends what many students send at the same moment in one statement: a commit waits for the disk, and one wait is enough
 * for all of them. Nobody is told before it is stored. Where one of them fails the statement, the halves are tried, so that
 * in the end only the one at fault learns of it; where the database itself fails, everybody does at once.
 */
export class EventWriter {
  #appendRows;
  #waiting: Waiting[] = [];
  #busy = 0;
  #lastBegun = 0;
  /** Ends the wait for company, while one lane is at it. */
  #goOn: (() => void) | undefined;

  constructor(db: Database) {
    this.#appendRows = appendingTo(db);
  }

  append(rows: EventRow[]): Promise<void> {
    if (this.#waiting.length >= mostWaiting) throw new Refused('NOT_READY');
    return new Promise((stored, failed) => {
      this.#waiting.push({ rows, stored, failed });
      if (!this.#goOn) void this.#work();
      else if (this.#waiting.length >= plenty) this.#goOn();
    });
  }

  async #work(): Promise<void> {
    if (this.#busy >= lanes) return;
    this.#busy += 1;
    // Where the other lane is waiting for company, these are the company.
    while (this.#waiting.length > 0 && !this.#goOn) {
      await this.#company();
      this.#lastBegun = performance.now();
      await this.#store(this.#waiting.splice(0, mostTogether));
    }
    this.#busy -= 1;
  }

  async #company(): Promise<void> {
    const left = this.#lastBegun + companyMs - performance.now();
    if (left <= 0 || this.#waiting.length >= plenty) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#goOn = resolve;
    const timer = setTimeout(resolve, left);
    await promise;
    clearTimeout(timer);
    this.#goOn = undefined;
  }

  async #store(together: Waiting[]): Promise<void> {
    try {
      const outdated = await inTime(this.#appendRows(together.flatMap(({ rows }) => rows)));
      for (const { rows, stored, failed } of together) {
        if (rows.some(({ attempt_id: id }) => outdated.has(id))) failed(new Outdated());
        else stored();
      }
    } catch (error) {
      if (together.length > 1 && isAboutRows(error)) {
        const middle = Math.ceil(together.length / 2);
        await this.#store(together.slice(0, middle));
        await this.#store(together.slice(middle));
      } else for (const { failed } of together) failed(error);
    }
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer of the database in time')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
