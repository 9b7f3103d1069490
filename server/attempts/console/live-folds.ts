import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import { begin } from '@bac/exam/attempt/attempt.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { replayEvent } from '@bac/exam/attempt/replay.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import { listLogsSince, maxLogEvents } from '../log.ts';
import { onConnectionLost } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { boundByText } from '../running/text-bound.ts';

/** The last batch of events, and how late the oldest of them arrived. */
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

function continueFold(
  fold: LiveFold | undefined,
  log: readonly LoggedEvent[],
): LiveFold | undefined {
  return log.reduce<LiveFold | undefined>((before, logged) => {
    if (!before) return { attempt: begin(logged), batch: undefined };
    const attempt = replayEvent(before.attempt, logged);
    return { attempt, batch: batchAfter(before.batch, logged) };
  }, fold);
}

interface StaleFold {
  id: string;
  /** The last sequence number of the fold, and that of the log. */
  seq: number;
  lastSeq: number;
}

const countMissing = ({ lastSeq, seq }: StaleFold): number => lastSeq - seq;

/** Splits the folds so that no query returns more events than one log may have, and skips logs that are longer than that. */
function splitIntoBatches(stale: readonly StaleFold[]): StaleFold[][] {
  const batches: StaleFold[][] = [];
  let room = 0;
  for (const fold of stale.filter((each) => countMissing(each) <= maxLogEvents)) {
    if (countMissing(fold) > room) {
      batches.push([]);
      room = maxLogEvents;
    }
    batches.at(-1)?.push(fold);
    room -= countMissing(fold);
  }
  return batches;
}

/** Caches folds of many attempts for the live monitor, which polls every few seconds: only new events are read and folded. */
export class LiveFolds {
  #db;
  #cache;

  constructor({ db, clock }: Pick<Services, 'db' | 'clock'>) {
    this.#db = db;
    this.#cache = boundedCache<string, LiveFold>(clock, {
      entries: 2000,
      milliseconds: 600_000,
      size: boundByText(({ attempt }: LiveFold) => attempt),
    });
    onConnectionLost(db, () => this.#cache.clear());
  }

  async refresh(
    rows: readonly { id: string; lastSeq: number }[],
  ): Promise<ReadonlyMap<string, LiveFold>> {
    const cached = rows.map(({ id, lastSeq }) => {
      const fold = this.#cache.get(id);
      // A fold that is ahead of its log holds events that a restored backup has lost.
      return { id, lastSeq, fold: fold && fold.attempt.seq <= lastSeq ? fold : undefined };
    });
    const stale = cached
      .map(({ id, lastSeq, fold }) => ({ id, lastSeq, seq: fold?.attempt.seq ?? 0 }))
      .filter(({ lastSeq, seq }) => seq < lastSeq);
    const folds = new Map(cached.flatMap(({ id, fold }) => (fold ? [[id, fold] as const] : [])));
    for (const batch of splitIntoBatches(stale)) {
      for (const [id, log] of await listLogsSince(this.#db, batch)) {
        const fold = continueFold(folds.get(id), log);
        if (fold) folds.set(id, fold);
      }
    }
    for (const [id, fold] of folds) this.#cache.set(id, fold);
    return folds;
  }
}
