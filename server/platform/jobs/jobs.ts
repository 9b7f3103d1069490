import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type Task } from 'graphile-worker';
import type { z } from 'zod';
import type { Database, Transaction } from '../postgres/database.ts';
import { jobLog } from './log.ts';
import { retryingPool } from './retrying-pool.ts';

/**
 * The name and the payload of a job: everything the code that enqueues it needs. There are no named queues of jobs that run one
 * after the other: such a queue stays locked for four hours after its process was killed. Long work is a chain of short jobs under
 * row locks instead.
 */
export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** A person waits for the result, so it runs before jobs that were enqueued earlier. */
  isUrgent?: boolean;
}

export interface JobHandler {
  name: string;
  /** A cron pattern in UTC, for recurring jobs. */
  every?: string;
  run(payload: unknown): Promise<void>;
}

export const handle = <Payload>(
  job: Job<Payload>,
  work: (payload: Payload) => Promise<void>,
): JobHandler => ({
  name: job.name,
  run: (payload) => work(job.payload.parse(payload)),
});

/** The lowest number runs first. */
const priorityOf = ({ isUrgent = false }: Pick<Job<unknown>, 'isUrgent'>): number =>
  isUrgent ? -1 : 0;

/** The job exists if and only if the transaction commits. */
export async function enqueue<Payload>(
  tx: Transaction,
  job: Job<Payload>,
  payload: Payload,
): Promise<void> {
  const json = JSON.stringify(job.payload.parse(payload));
  await tx.execute(
    sql`select graphile_worker.add_job(${job.name}, ${json}::json, priority => ${priorityOf(job)})`,
  );
}

/** Enqueues many jobs in one statement. */
export async function enqueueAll<Payload>(
  tx: Transaction,
  job: Job<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  const json = JSON.stringify(payloads.map((payload) => job.payload.parse(payload)));
  await tx.execute(
    sql`select graphile_worker.add_job(${job.name}, payload, priority => ${priorityOf(job)}) from json_array_elements(${json}::json) as payload`,
  );
}

/** How many jobs run at the same time. */
const concurrency = 2;

/** One connection to listen; for each running job one for the queue and one for its transaction. */
export const jobConnections = 1 + 2 * concurrency;

/**
 * Fetches a few jobs at once: after a whole school takes a test, fetching them one by one would be much of the work. The jobs
 * of a killed process wait until their lock expires, so a process fetches no more than it runs within a second. If long jobs
 * delay it, it returns the fetched jobs to the queue, for other processes and more urgent jobs.
 */
const localQueue = { size: 2 * concurrency, ttl: 1_000 };

/** How long a stopping process waits for its running jobs. */
const patienceMilliseconds = 4_000;

export interface RunningJobs {
  /** Returns jobs that do not finish in time to the queue. */
  stop(): Promise<void>;
}

export async function startJobs(
  db: Database,
  log: FastifyBaseLogger,
  handlers: readonly JobHandler[],
  patience = patienceMilliseconds,
): Promise<RunningJobs> {
  let isStopping = false;
  const { pool, whenIdle } = retryingPool(db.$client, () => isStopping);
  const runner = await run({
    pgPool: pool,
    logger: jobLog(log),
    concurrency,
    preset: { worker: { localQueue } },
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: patience,
    taskList: Object.fromEntries(handlers.map(({ name, run: work }) => [name, abortable(work)])),
    parsedCronItems: parseCronItems(
      handlers.flatMap(({ name, every }) => (every ? [{ task: name, match: every }] : [])),
    ),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return {
    stop: async () => {
      isStopping = true;
      await runner.stop();
      await whenIdle();
    },
  };
}

/** Fails a job that outlasts the timeout of a stopping process, so that any process retries it. */
const abortable =
  (work: JobHandler['run']): Task =>
  (payload, { abortSignal }) =>
    new Promise((resolve, reject) => {
      abortSignal?.addEventListener('abort', () => reject(new Error('the process is stopping')));
      work(payload).then(resolve, reject);
    });
