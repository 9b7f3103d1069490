import { lte } from 'drizzle-orm';
import { emailCodes, passwordResets, sessions } from '../db/accounts-schema.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';

/** What has run out opens nothing any more, so nothing is gained by keeping it. */
export const purgeExpired = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler => ({
  name: 'accounts.purge-expired',
  every: '41 19 * * *',
  run: async () => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      for (const table of [sessions, passwordResets, emailCodes]) {
        await tx.delete(table).where(lte(table.expiresAt, now));
      }
    });
  },
});
