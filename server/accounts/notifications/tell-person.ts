import { eq } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { notifications } from '../../db/console-schema.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { personTold, type Notice } from '../events/person-told.ts';
import type { Services } from '../../services.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** For an account that is gone by now there is nothing to tell. */
export async function tellPerson({ db, clock }: Needs, notice: Notice): Promise<void> {
  const { account, ...told } = notice;
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, account))
      .for('key share');
    if (!known) return;
    await tx
      .insert(notifications)
      .values({ ...told, accountId: account, createdAt: clock.now() })
      .onConflictDoNothing();
  });
}

export const tellPersonJob = (services: Needs): JobHandler =>
  handle(personTold, (notice) => tellPerson(services, notice));
