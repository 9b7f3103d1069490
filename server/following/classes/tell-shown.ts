import { and, isNull, lte } from 'drizzle-orm';
import { assignments } from '../../db/classes-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { enqueueAll, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultReady, resultShown } from '../../results/events/result-events.ts';
import type { Services } from '../../services.ts';
import { listScored, showForgotten, updateAssignment } from './assignments-store.ts';
import { forgottenUntil } from './shown-at.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** Of results that were scored before they could be seen; what is scored later tells of itself. */
async function tellShown(tx: Transaction, id: string, at: Date): Promise<void> {
  await updateAssignment(tx, id, { toldAt: at });
  const scored = (await listScored(tx, id)).map((attempt) => ({ attempt }));
  await enqueueAll(tx, resultShown, scored);
  await enqueueAll(tx, resultReady, scored);
}

/** Every assignment whose results can be seen by now; two processes at once take different ones. */
export async function tellAllShown({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  await showForgotten(db, forgottenUntil(now), now);
  for (;;) {
    const isMore = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: assignments.id })
        .from(assignments)
        .where(and(isNull(assignments.toldAt), lte(assignments.shownAt, now)))
        .limit(1)
        .for('update', { skipLocked: true });
      if (due) await tellShown(tx, due.id, now);
      return due !== undefined;
    });
    if (!isMore) return;
  }
}

export const tellShownJob = (services: Services): JobHandler => ({
  name: 'classes.tell-shown',
  every: '* * * * *',
  run: () => tellAllShown(services),
});
