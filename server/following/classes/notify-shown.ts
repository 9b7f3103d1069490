import { and, isNull, lte } from 'drizzle-orm';
import { assignments } from '../../db/classes-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { enqueueAll, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultReady, resultShown } from '../../results/events/result-events.ts';
import type { Services } from '../../services.ts';
import { listScored, showUnreleased, updateAssignment } from './assignments-store.ts';
import { announceAlsoWithheld } from '../held-tests.ts';
import { forgottenUntil } from './results-visible-at.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Notifies of results that were scored before they were shown; scoring itself notifies of later ones. */
async function notifyShown(tx: Transaction, id: string, at: Date): Promise<void> {
  await updateAssignment(tx, id, { notifiedAt: at });
  const scored = (await listScored(tx, id)).map((attempt) => ({ attempt }));
  await enqueueAll(tx, resultShown, scored);
  await enqueueAll(tx, resultReady, scored);
  await announceAlsoWithheld(tx, { assignment: id });
}

/** Handles every assignment whose results are shown by now. Concurrent processes take different ones. */
export async function notifyAllShown({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await showUnreleased(db, forgottenUntil(now), now);
  for (;;) {
    const hasMore = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: assignments.id })
        .from(assignments)
        .where(and(isNull(assignments.notifiedAt), lte(assignments.resultsVisibleAt, now)))
        .limit(1)
        .for('update', { skipLocked: true });
      if (due) await notifyShown(tx, due.id, now);
      return due !== undefined;
    });
    if (!hasMore) return;
  }
}

export const notifyShownJob = (services: Services): JobHandler => ({
  name: 'classes.notify-results',
  every: '* * * * *',
  run: () => notifyAllShown(services),
});
