import { listUnpacked, packAttempt } from './pack-attempt.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60_000;
/** Late events of a device that was offline tend to arrive together, so packing waits for an hour without any. */
const quietMs = 60 * 60_000;
const batchSize = 100;

/** Packs attempts that ended a day ago: they are read rarely and never change, so hundreds of rows become one. */
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
      // The failed ones are listed again each time.
      const limit = batchSize + failures.size;
      const ids = await listUnpacked(db, bounds, limit);
      for (const id of ids.filter((each) => !failures.has(each))) {
        // One log that fails must not block the others.
        const packing = db.transaction((tx) => packAttempt(tx, id, now));
        await packing.catch((error: unknown) => failures.set(id, error));
      }
      isMore = ids.length === limit;
    }
    if (failures.size > 0) throw new AggregateError(failures.values(), 'logs could not be packed');
  },
});
