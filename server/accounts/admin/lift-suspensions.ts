import { and, eq, lte } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';

/** Opens what was suspended until now or earlier; of one account where it is named. */
async function lift(tx: Transaction, now: Date, id?: string): Promise<number> {
  const lifted = await tx
    .update(accounts)
    .set({ status: 'active', suspendedUntil: null, updatedAt: now })
    .where(
      and(
        eq(accounts.status, 'suspended'),
        lte(accounts.suspendedUntil, now),
        id === undefined ? undefined : eq(accounts.id, id),
      ),
    )
    .returning({ id: accounts.id });
  for (const account of lifted) {
    await recordAudit(tx, {
      at: now,
      actorId: null,
      action: 'account.activated',
      subject: `account:${account.id}`,
      detail: { before: { status: 'suspended' }, changes: { status: 'active' } },
    });
  }
  return lifted.length;
}

type Needs = Pick<Services, 'db' | 'clock'>;

/** True where the time was over: whoever comes back on the minute need not wait for the job. */
export const liftIfOver = async ({ db, clock }: Needs, id: string): Promise<boolean> =>
  (await db.transaction((tx) => lift(tx, clock.now(), id))) > 0;

export const liftSuspensions = ({ db, clock }: Needs): JobHandler => ({
  name: 'accounts.lift-suspensions',
  every: '*/5 * * * *',
  run: async () => {
    await db.transaction((tx) => lift(tx, clock.now()));
  },
});
