import { eq } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { notifications } from '../../db/console-schema.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { personNotified, type Notice } from '../events/person-notified.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Does nothing if the account has been deleted. */
export async function notifyPerson({ db, clock }: Deps, notice: Notice): Promise<void> {
  const { account, ...content } = notice;
  await db.transaction(async (tx) => {
    const [existing] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, account))
      .for('key share');
    if (!existing) return;
    await tx
      .insert(notifications)
      .values({ ...content, accountId: account, createdAt: clock.now() })
      .onConflictDoNothing();
  });
}

export const notifyPersonJob = (services: Deps): JobHandler =>
  handle(personNotified, (notice) => notifyPerson(services, notice));
