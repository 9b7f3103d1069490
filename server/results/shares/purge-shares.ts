import { lte } from 'drizzle-orm';
import { resultShares } from '../../db/results-schema.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';

/** Deletes expired links every night. */
export const purgeShares = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler => ({
  name: 'results.purge-shares',
  every: '47 19 * * *',
  run: async () => {
    await db.delete(resultShares).where(lte(resultShares.expiresAt, clock.now()));
  },
});
