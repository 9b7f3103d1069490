import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/postgres/database.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { findCalibration, listUnderWay, updateCalibration } from './calibrations-store.ts';
import { runCalibration } from './run-calibration.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

export const calibrateJob: Job<{ calibration: string }> = {
  name: 'statistics.calibrate',
  payload: z.object({ calibration: z.uuid() }),
};

/**
 * Work that only one process does at a time. The claim is a connection of its own, apart from the pool it would otherwise hold
 * a place in for minutes; when the process dies, so does the claim.
 */
async function alone(db: Database, work: () => Promise<void>): Promise<void> {
  const claim = new pg.Client(db.$client.options);
  claim.on('error', () => undefined);
  await claim.connect();
  try {
    const { rows } = await claim.query<{ won: boolean }>(
      `select pg_try_advisory_lock(hashtext('statistics.calibrate')) as won`,
    );
    // Asked for again later, for the other one may be dying.
    if (!rows[0]?.won) throw new Error('another process is calibrating');
    await work();
  } finally {
    await claim.end();
  }
}

async function run(services: Needs, id: string): Promise<void> {
  const { db, clock } = services;
  const found = await findCalibration(db, id);
  if (found?.state !== 'waiting' && found?.state !== 'running') return;
  try {
    await runCalibration(services, found);
  } catch (error) {
    // Told on the screen and, by being thrown, in the log; a second try would meet the same answers.
    await updateCalibration(db, id, {
      state: 'failed',
      failure: 'error',
      finishedAt: clock.now(),
    });
    throw error;
  }
}

export const calibrateHandler = (services: Needs): JobHandler =>
  handle(calibrateJob, ({ calibration }) => alone(services.db, () => run(services, calibration)));

/** After a start: runs that a dying process left behind begin anew. One that another process is at is not disturbed. */
export async function resumeCalibrations({ db }: Pick<Needs, 'db'>): Promise<void> {
  const left = await listUnderWay(db);
  await db.transaction(async (tx) => {
    for (const calibration of left) await enqueue(tx, calibrateJob, { calibration });
  });
}
