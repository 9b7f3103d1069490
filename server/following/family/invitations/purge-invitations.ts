import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../services.ts';
import { deleteInvitationsUntil } from './invitations-store.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/** Deletes closed and expired invitations, which hold the addresses of people who may not even have an account. */
export const purgeInvitations = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler => ({
  name: 'family.purge-invitations',
  every: '51 19 * * *',
  run: async () => {
    await deleteInvitationsUntil(db, new Date(clock.now().getTime() - month));
  },
});
