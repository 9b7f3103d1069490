import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/postgres/database.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { findCalibration, listInProgress, updateCalibration } from './calibrations-store.ts';
import { runCalibration } from './run-calibration.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

export const calibrateJob: Job<{ calibration: string }> = {
  name: 'statistics.calibrate',
  payload: z.object({ calibration: z.uuid() }),
};

/**
 * Runs work that only one process may do at a time. A connection of its own holds the advisory lock, so that the lock does not
 * occupy the pool for minutes; if the process dies, the connection closes and the lock is released.
 */
async function withLock(db: Database, work: () => Promise<void>): Promise<void> {
  const connection = new pg.Client(db.$client.options);
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    const { rows } = await connection.query<{ isLocked: boolean }>(
      `select pg_try_advisory_lock(hashtext('statistics.calibrate')) as "isLocked"`,
    );
    // The job is retried later, since the other process may be dying.
    if (!rows[0]?.isLocked) throw new Error('another process is calibrating');
    await work();
  } finally {
    await connection.end();
  }
}

async function run(services: Deps, id: string): Promise<void> {
  const { db, clock } = services;
  const found = await findCalibration(db, id);
  if (found?.state !== 'waiting' && found?.state !== 'running') return;
  try {
    await runCalibration(services, found);
  } catch (error) {
    // The screen shows the failure, and the rethrown error is logged. A retry would read the same answers.
    await updateCalibration(db, id, {
      state: 'failed',
      failure: 'error',
      finishedAt: clock.now(),
    });
    throw error;
  }
}

export const calibrateHandler = (services: Deps): JobHandler =>
  handle(calibrateJob, ({ calibration }) =>
    withLock(services.db, () => run(services, calibration)),
  );

/** After a start, restarts calibrations that a dead process left. The lock protects one that another process is running. */
export async function resumeCalibrations({ db }: Pick<Deps, 'db'>): Promise<void> {
  const unfinished = await listInProgress(db);
  await db.transaction(async (tx) => {
    for (const calibration of unfinished) await enqueue(tx, calibrateJob, { calibration });
  });
}
