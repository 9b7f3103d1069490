import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { begin } from '@bac/exam/attempt/attempt.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { step } from '@bac/exam/attempt/step.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import { listLogsSince, longestLog } from '../log.ts';
import type { Services } from '../../services.ts';
import { keptText } from '../running/kept-text.ts';

/** The last events that came together, and by how much the oldest of them was late. */
interface LastBatch {
  receivedAt: number;
  events: number;
  lateMs: number;
}

export interface LiveFold {
  attempt: Attempt;
  batch: LastBatch | undefined;
}

function batchAfter(before: LastBatch | undefined, logged: LoggedEvent): LastBatch | undefined {
  const { sender, at, receivedAt } = logged;
  if (!sender) return before;
  const lateMs = receivedAt - at;
  if (before?.receivedAt !== receivedAt) return { receivedAt, events: 1, lateMs };
  return { receivedAt, events: before.events + 1, lateMs: Math.max(before.lateMs, lateMs) };
}

function foldOn(known: LiveFold | undefined, log: readonly LoggedEvent[]): LiveFold | undefined {
  return log.reduce<LiveFold | undefined>((before, logged) => {
    if (!before) return { attempt: begin(logged), batch: undefined };
    const stepped = step(before.attempt, logged);
    const attempt = 'attempt' in stepped ? stepped.attempt : before.attempt;
    return { attempt, batch: batchAfter(before.batch, logged) };
  }, known);
}

interface Behind {
  id: string;
  /** Where the fold stands, and where the log ends. */
  seq: number;
  lastSeq: number;
}

const missing = ({ lastSeq, seq }: Behind): number => lastSeq - seq;

/** Splits the reading so that no query returns more events than one log may have; skips logs that are longer than that. */
function inPortions(behind: readonly Behind[]): Behind[][] {
  const portions: Behind[][] = [];
  let room = 0;
  for (const each of behind.filter((one) => missing(one) <= longestLog)) {
    if (missing(each) > room) {
      portions.push([]);
      room = longestLog;
    }
    portions.at(-1)?.push(each);
    room -= missing(each);
  }
  return portions;
}

/** Folds of many attempts at once: whoever watches asks every few seconds, and only what is new is read and folded on. */
export class LiveFolds {
  #db;
  #cache;

  constructor({ db, clock }: Pick<Services, 'db' | 'clock'>) {
    this.#db = db;
    this.#cache = boundedCache<string, LiveFold>(clock, {
      entries: 2000,
      milliseconds: 600_000,
      size: keptText(({ attempt }: LiveFold) => attempt),
    });
  }

  async bring(
    wanted: readonly { id: string; lastSeq: number }[],
  ): Promise<ReadonlyMap<string, LiveFold>> {
    const known = wanted.map(({ id, lastSeq }) => ({ id, lastSeq, fold: this.#cache.get(id) }));
    const behind = known
      .map(({ id, lastSeq, fold }) => ({ id, lastSeq, seq: fold?.attempt.seq ?? 0 }))
      .filter(({ lastSeq, seq }) => seq < lastSeq);
    const folds = new Map(known.flatMap(({ id, fold }) => (fold ? [[id, fold] as const] : [])));
    for (const portion of inPortions(behind)) {
      for (const [id, log] of await listLogsSince(this.#db, portion)) {
        const after = foldOn(folds.get(id), log);
        if (after) folds.set(id, after);
      }
    }
    for (const [id, fold] of folds) this.#cache.set(id, fold);
    return folds;
  }
}
