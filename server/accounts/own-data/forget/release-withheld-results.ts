import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { enqueueAll } from '../../../platform/jobs/jobs.ts';
import { resultReady, resultShown } from '../../../results/events/result-events.ts';
import type { Account } from '../deletion-store.ts';

/** Deleting a teacher deletes their assignments, which withheld results: students are notified as if these had been released. */
export async function releaseWithheldResults(tx: Transaction, { id }: Account): Promise<void> {
  const { rows } = await tx.execute<{ attempt: string }>(sql`
    select results.attempt_id as attempt from classes
    join assignments on assignments.class_id = classes.id
    join assigned_attempts as sat on sat.assignment_id = assignments.id
    join results on results.attempt_id = sat.attempt_id
    where classes.teacher_id = ${id} and assignments.notified_at is null and sat.student_id <> ${id}`);
  const scored = rows.map(({ attempt }) => ({ attempt }));
  await enqueueAll(tx, resultShown, scored);
  await enqueueAll(tx, resultReady, scored);
}
