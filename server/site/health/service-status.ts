import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ServiceState, ServiceStatus } from '@bac/contract/site/health.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';

/** Limits how often the database is queried. */
const cacheMilliseconds = 10_000;
const timeoutMilliseconds = 2_000;

/** The values from which something counts as slow or as down. */
interface Bounds {
  slow: number;
  down: number;
}

const bounds = {
  turnMilliseconds: { slow: 250, down: Infinity },
  answerMilliseconds: { slow: 500, down: Infinity },
  waitingSeconds: { slow: 60, down: 600 },
  failedEmails: { slow: 1, down: 3 },
} satisfies Record<string, Bounds>;

const toState = (value: number, { slow, down }: Bounds): ServiceState =>
  value >= down ? 'down' : value >= slow ? 'slow' : 'ok';

async function timed<Result>(work: Promise<Result>): Promise<[Result, milliseconds: number]> {
  const start = performance.now();
  return [await work, performance.now() - start];
}

const rejectAfterTimeout = async (): Promise<never> => {
  await setTimeout(timeoutMilliseconds, undefined, { ref: false });
  throw new Error('no answer in time');
};

type Parts = ServiceStatus['parts'];

const partsOf = (turnMilliseconds: number, answerMilliseconds: number, queue: Queue): Parts => [
  { name: 'website', state: toState(turnMilliseconds, bounds.turnMilliseconds) },
  { name: 'database', state: toState(answerMilliseconds, bounds.answerMilliseconds) },
  { name: 'jobs', state: toState(queue.oldestSeconds, bounds.waitingSeconds) },
  { name: 'mail', state: toState(queue.failedEmails, bounds.failedEmails) },
];

/** Without the database nothing is stored, no job runs and no email leaves. */
const withoutDatabase: Parts = [
  { name: 'website', state: 'ok' },
  { name: 'database', state: 'down' },
  { name: 'jobs', state: 'down' },
  { name: 'mail', state: 'down' },
];

async function checkStatus({ db, clock }: Services): Promise<ServiceStatus> {
  const checkedAt = clock.now().toISOString();
  const [, turnMilliseconds] = await timed(setImmediate());
  const parts = await timed(Promise.race([readQueue(db), rejectAfterTimeout()])).then(
    ([queue, answerMilliseconds]) => partsOf(turnMilliseconds, answerMilliseconds, queue),
    () => withoutDatabase,
  );
  return { checkedAt, parts };
}

/** Creates a reader that caches the status for ten seconds. */
export function statusReader(services: Services): () => Promise<ServiceStatus> {
  let cached: { at: number; status: Promise<ServiceStatus> } | undefined;
  return () => {
    const now = services.clock.now().getTime();
    // The absolute value keeps the cache from living longer after the clock was set back.
    if (!cached || Math.abs(now - cached.at) >= cacheMilliseconds) {
      cached = { at: now, status: checkStatus(services) };
    }
    return cached.status;
  };
}

interface Queue {
  /** How long the oldest waiting job has been due. */
  oldestSeconds: number;
  /** Emails of the last hour that failed. The hour keeps a wrong address from counting for days. */
  failedEmails: number;
}

/** Uses the clock of the database, as the queue does. */
async function readQueue(db: Database): Promise<Queue> {
  const { rows } = await db.execute<{ oldest: number; letters: number }>(sql`
    select
      coalesce(extract(epoch from now() - min(run_at) filter (
        where run_at <= now() and locked_at is null and attempts < max_attempts
      )), 0)::float as oldest,
      (count(*) filter (
        where task_identifier = 'mail.send' and last_error is not null
          and created_at > now() - interval '1 hour'
      ))::int as letters
    from graphile_worker.jobs`);
  return { oldestSeconds: rows[0]?.oldest ?? 0, failedEmails: rows[0]?.letters ?? 0 };
}
