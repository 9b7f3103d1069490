import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type Task } from 'graphile-worker';
import type { z } from 'zod';
import type { Database, Transaction } from '../postgres/database.ts';
import { jobLog } from './log.ts';
import { patientPool } from './patient-pool.ts';

/** What a job is called and what it carries: all that the one who asks for it needs to know. */
export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Somebody waits for it on the screen: it is done before others that were asked for earlier. */
  isUrgent?: boolean;
}

export interface JobHandler {
  name: string;
  /** A cron pattern in UTC for work that comes round by itself. */
  every?: string;
  run(payload: unknown): Promise<void>;
}

export const handle = <Payload>(
  job: Job<Payload>,
  work: (payload: Payload) => Promise<void>,
): JobHandler => ({ name: job.name, run: (payload) => work(job.payload.parse(payload)) });

/** The lowest is taken first. */
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

/** Many of one kind in a single statement. */
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

/** So many jobs are at work at the same time. */
const concurrency = 2;

/** One that listens, and for each job one that takes and ends it, one for its transaction. */
export const jobConnections = 1 + 2 * concurrency;

/**
 * A few jobs are taken together: after a test of a whole school, asking for them one by one would be much of the work. Those of a
 * process that is killed wait until their lock is over, so it takes no more than it will do within the second; where long jobs
 * keep it from that, it gives them back, to other processes and to what is more urgent.
 */
const localQueue = { size: 2 * concurrency, ttl: 1_000 };

/** How long a stopping process waits for the jobs it is at. */
const patienceMilliseconds = 4_000;

export interface RunningJobs {
  /** Jobs that do not finish in time go back to the queue. */
  stop(): Promise<void>;
}

export async function startJobs(
  db: Database,
  log: FastifyBaseLogger,
  handlers: readonly JobHandler[],
  patience = patienceMilliseconds,
): Promise<RunningJobs> {
  let isStopping = false;
  const { pool, whenUnused } = patientPool(db.$client, () => isStopping);
  const runner = await run({
    pgPool: pool,
    logger: jobLog(log),
    concurrency,
    preset: { worker: { localQueue } },
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: patience,
    taskList: Object.fromEntries(handlers.map(({ name, run: work }) => [name, givingUp(work)])),
    parsedCronItems: parseCronItems(
      handlers.flatMap(({ name, every }) => (every ? [{ task: name, match: every }] : [])),
    ),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return {
    stop: async () => {
      isStopping = true;
      await runner.stop();
      await whenUnused();
    },
  };
}

/** A job that outlasts the wait fails here, and what fails is tried again, by whichever process is there. */
const givingUp =
  (work: JobHandler['run']): Task =>
  (payload, { abortSignal }) =>
    new Promise((resolve, reject) => {
      abortSignal?.addEventListener('abort', () => reject(new Error('the process is stopping')));
      work(payload).then(resolve, reject);
    });
