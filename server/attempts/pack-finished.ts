import { listUnpacked, packAttempt } from './pack-attempt.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60_000;
/** Late words of a device that was offline tend to come together: they are packed together too. */
const quietMs = 60 * 60_000;
const atOnce = 100;

/** A finished attempt is read rarely and never changes: its hundreds of rows become one. */
export const packFinished = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler => ({
  name: 'attempts.pack-finished',
  every: '37 * * * *',
  run: async () => {
    const now = clock.now();
    const bounds = {
      endedBefore: new Date(now.getTime() - day),
      quietSince: new Date(now.getTime() - quietMs),
    };
    const failures = new Map<string, unknown>();
    for (let isMore = true; isMore;) {
      const wanted = atOnce + failures.size;
      const ids = await listUnpacked(db, bounds, wanted);
      for (const id of ids.filter((each) => !failures.has(each))) {
        // One log that fails must not block the others.
        const packing = db.transaction((tx) => packAttempt(tx, id, now));
        await packing.catch((error: unknown) => failures.set(id, error));
      }
      isMore = ids.length === wanted;
    }
    if (failures.size > 0) throw new AggregateError(failures.values(), 'logs could not be packed');
  },
});
