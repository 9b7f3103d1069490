import { listUnpacked, packAttempt } from '../db/pack-attempt.ts';
import type { JobHandler } from '../jobs/jobs.ts';
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
    for (;;) {
      const ids = await listUnpacked(db, bounds, atOnce);
      for (const id of ids) await db.transaction((tx) => packAttempt(tx, id, now));
      if (ids.length < atOnce) return;
    }
  },
});
