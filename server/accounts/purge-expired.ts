import { lte } from 'drizzle-orm';
import { emailCodes, passwordResets, sessions } from '../db/accounts-schema.ts';
import { notMeLinks, passkeyChallenges, signInSteps } from '../db/security-schema.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import type { Services } from '../services.ts';
import { deleteAbandonedTotp } from './two-step/totp-store.ts';

const day = 24 * 60 * 60 * 1000;

const expiring = [
  sessions,
  passwordResets,
  emailCodes,
  signInSteps,
  passkeyChallenges,
  notMeLinks,
] as const;

/** Expired rows grant no access any more, so there is no reason to keep them. */
export const purgeExpired = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler => ({
  name: 'accounts.purge-expired',
  every: '41 * * * *',
  run: async () => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      for (const table of expiring) {
        await tx.delete(table).where(lte(table.expiresAt, now));
      }
      await deleteAbandonedTotp(tx, new Date(now.getTime() - day));
    });
  },
});
