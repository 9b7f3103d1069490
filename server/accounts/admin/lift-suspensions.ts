import { and, eq, lte } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';

/** Reactivates accounts whose suspension has ended; with an id, only that account. */
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

type Deps = Pick<Services, 'db' | 'clock'>;

/** Returns true if the suspension was over and is lifted now: a person who signs in on time need not wait for the job. */
export const liftIfEnded = async ({ db, clock }: Deps, id: string): Promise<boolean> =>
  (await db.transaction((tx) => lift(tx, clock.now(), id))) > 0;

export const liftSuspensions = ({ db, clock }: Deps): JobHandler => ({
  name: 'accounts.lift-suspensions',
  every: '*/5 * * * *',
  run: async () => {
    await db.transaction((tx) => lift(tx, clock.now()));
  },
});
