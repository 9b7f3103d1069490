import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ServiceState, ServiceStatus } from '@bac/contract/site/health.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';

/** However many people look, the database is asked this often. */
const keptMilliseconds = 10_000;
const patienceMilliseconds = 2_000;

/** From where on something is slow, and from where on it is as good as not there. */
interface Bounds {
  slow: number;
  down: number;
}

const bounds = {
  turnMilliseconds: { slow: 250, down: Infinity },
  answerMilliseconds: { slow: 500, down: Infinity },
  waitingSeconds: { slow: 60, down: 600 },
  failedLetters: { slow: 1, down: 3 },
} satisfies Record<string, Bounds>;

const judge = (value: number, { slow, down }: Bounds): ServiceState =>
  value >= down ? 'down' : value >= slow ? 'slow' : 'ok';

async function timed<Result>(work: Promise<Result>): Promise<[Result, milliseconds: number]> {
  const start = performance.now();
  return [await work, performance.now() - start];
}

const giveUp = async (): Promise<never> => {
  await setTimeout(patienceMilliseconds, undefined, { ref: false });
  throw new Error('no answer in time');
};

type Parts = ServiceStatus['parts'];

const partsOf = (turn: number, answer: number, queue: Queue): Parts => [
  { name: 'website', state: judge(turn, bounds.turnMilliseconds) },
  { name: 'database', state: judge(answer, bounds.answerMilliseconds) },
  { name: 'jobs', state: judge(queue.oldestSeconds, bounds.waitingSeconds) },
  { name: 'mail', state: judge(queue.failedLetters, bounds.failedLetters) },
];

/** Without the database nothing is stored, nothing is done later and no letter leaves. */
const withoutDatabase: Parts = [
  { name: 'website', state: 'ok' },
  { name: 'database', state: 'down' },
  { name: 'jobs', state: 'down' },
  { name: 'mail', state: 'down' },
];

async function look({ db, clock }: Services): Promise<ServiceStatus> {
  const checkedAt = clock.now().toISOString();
  const [, turn] = await timed(setImmediate());
  const parts = await timed(Promise.race([readQueue(db), giveUp()])).then(
    ([queue, answer]) => partsOf(turn, answer, queue),
    () => withoutDatabase,
  );
  return { checkedAt, parts };
}

/** Everyone who asks within ten seconds shares one look. */
export function statusReader(services: Services): () => Promise<ServiceStatus> {
  let kept: { since: number; status: Promise<ServiceStatus> } | undefined;
  return () => {
    const now = services.clock.now().getTime();
    // A clock that was set back must not keep an old look for longer.
    if (!kept || Math.abs(now - kept.since) >= keptMilliseconds) {
      kept = { since: now, status: look(services) };
    }
    return kept.status;
  };
}

interface Queue {
  /** How long the first job in the line has been due. */
  oldestSeconds: number;
  /** Letters of the last hour that could not be handed over. One to an address that is wrong must not count for days. */
  failedLetters: number;
}

/** By the database's own clock, because the queue's times are of that clock. */
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
  return { oldestSeconds: rows[0]?.oldest ?? 0, failedLetters: rows[0]?.letters ?? 0 };
}
