import {
  syncStates,
  type Live,
  type LiveAttempt,
  type SyncState,
} from '@bac/contract/attempts/attempts-admin.ts';
import { type TestStage, testStages } from '@bac/contract/attempts/test-stages.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import { isPaused, openModule, timeLeft, type Attempt } from '@bac/exam/attempt/attempt.ts';
import { settle } from '@bac/exam/attempt/settle.ts';
import { extraTimeOf } from '@bac/exam/report/module-timings.ts';
import { singleFlightCache } from '../../platform/bounded-cache.ts';
import { pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { presenceMs } from '../being-taken.ts';
import type { Services } from '../../services.ts';
import { findExtendable } from './changes.ts';
import { lastHeardAt } from '../running/last-heard-at.ts';
import { LiveFolds, type LiveFold } from './live-folds.ts';
import { countRunning, listLive, type LiveRow } from './live-store.ts';

const silentMs = 60_000;
/** A batch whose oldest event is this late was not sent when its events happened. */
const lateMs = 10_000;
const justArrivedMs = 30_000;

/** The stage that an attempt is in; undefined once it is over. */
export function stageOf({ phase, plan }: Attempt): TestStage | undefined {
  switch (phase.name) {
    case 'choosing':
    case 'break':
    case 'waiting':
      return phase.name;
    case 'module': {
      const { section, part } = plan.modules[phase.module] ?? {};
      return section && (`${section}-${part === 2 ? 2 : 1}` as const);
    }
    default:
      return undefined;
  }
}

function troubleOf({ attempt, batch }: LiveFold, heard: number, now: number): SyncState {
  if (openModule(attempt) && !isPaused(attempt) && now - heard >= silentMs) return 'silent';
  const isLate = batch && batch.lateMs >= lateMs && now - batch.receivedAt < justArrivedMs;
  return isLate ? 'catching-up' : 'saved';
}

function extraOf({ blueprint }: LiveRow, attempt: Attempt): number {
  const module = findExtendable(attempt);
  return module === undefined ? 0 : extraTimeOf(blueprint, attempt, module);
}

function toLive(row: LiveRow, fold: LiveFold, now: number): LiveAttempt | undefined {
  const attempt = settle(fold.attempt, now).attempt;
  const place = stageOf(attempt);
  const heard = lastHeardAt(row, attempt);
  const msLeft = timeLeft(attempt, now) ?? null;
  const isClockRunning = msLeft !== null && msLeft > 0 && !isPaused(attempt);
  if (!place || (!isClockRunning && now - heard >= presenceMs)) return undefined;
  const open = openModule(attempt);
  const syncState = troubleOf({ attempt, batch: fold.batch }, heard, now);
  return {
    id: row.id,
    student: row.student,
    test: { id: row.formId, kind: kindOf[row.blueprint], name: row.name },
    place,
    answered: open?.questions.filter(({ answer }) => answer !== undefined).length ?? null,
    questions: open?.questions.length ?? null,
    msLeft: msLeft === null ? null : Math.round(msLeft),
    isPaused: isPaused(attempt),
    extraMs: Math.round(extraOf(row, attempt)),
    syncState,
    lastContactAt: new Date(heard).toISOString(),
    seq: fold.attempt.seq,
    lateEvents: syncState === 'catching-up' ? (fold.batch?.events ?? 0) : 0,
  };
}

const unlimited = Number.MAX_SAFE_INTEGER;

/** Sorts by sync state, then by time left. */
const byUrgency = (a: LiveAttempt, b: LiveAttempt): number =>
  syncStates.indexOf(a.syncState) - syncStates.indexOf(b.syncState) ||
  (a.msLeft ?? unlimited) - (b.msLeft ?? unlimited) ||
  a.id.localeCompare(b.id);

interface Snapshot {
  at: Date;
  live: LiveAttempt[];
  /** How many other attempts are in progress without anybody taking them now. */
  idle: number;
}

/** Lists everybody who is taking a test now. Viewers share one cached snapshot. */
export class LiveAttempts {
  #services;
  #folds;
  #snapshots;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
    this.#folds = new LiveFolds(services);
    this.#snapshots = singleFlightCache<'all', Snapshot>(services.clock, {
      entries: 1,
      milliseconds: 2000,
    });
  }

  async list(query: PageQuery & { place?: TestStage | undefined }): Promise<Live> {
    const { at, live, idle } = await this.#snapshots.get('all', () => this.#read());
    const filtered = live.filter(({ place }) => query.place === undefined || place === query.place);
    const { limit, offset } = pageOf(query);
    const count = (state: SyncState): number =>
      live.filter((each) => each.syncState === state).length;
    return {
      at: at.toISOString(),
      rows: filtered.slice(offset, offset + limit),
      total: filtered.length,
      testTakers: live.length,
      places: testStages.map((place) => ({
        place,
        people: live.filter((each) => each.place === place).length,
      })),
      troubles: {
        silent: count('silent'),
        'catching-up': count('catching-up'),
        saved: count('saved'),
      },
      idle,
    };
  }

  /** Clears the cache after a change by the team, so that viewers of this process see it at once. */
  forget(): void {
    this.#snapshots.clear();
  }

  async #read(): Promise<Snapshot> {
    const { db, clock } = this.#services;
    const at = clock.now();
    const now = at.getTime();
    const rows = await listLive(db, new Date(now - presenceMs));
    const [folds, running] = await Promise.all([this.#folds.refresh(rows), countRunning(db)]);
    const live = rows
      .flatMap((row) => {
        const fold = folds.get(row.id);
        return (fold && toLive(row, fold, now)) ?? [];
      })
      .toSorted(byUrgency);
    return { at, live, idle: Math.max(0, running - live.length) };
  }
}
