import { recordAudit } from '../../../platform/audit/audit.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { removeFromOutbox } from '../../../platform/mail/outbox.ts';
import { homeLanguage } from '../../../platform/mail/letter-wishes.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../services.ts';
import { findDueToForget, hasOtherAdmins, listDue, updateDeletion } from '../deletion-store.ts';
import { lastAdminLetter } from '../letters.ts';
import { forgetPerson } from './forget-person.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'sessions'>;

/** Each in a transaction of its own, by whichever process comes first. */
async function forgetOne({ db, clock, config, sessions }: Needs, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isSafe = await hasOtherAdmins(tx, id, { whoStay: false });
    const account = await findDueToForget(tx, id, now);
    if (!account) return;
    if (account.status === 'active' && !isSafe) {
      // Whoever could run the site is told, which is this person alone.
      await updateDeletion(tx, id, null);
      await queueMail(tx, lastAdminLetter(account, account.language ?? homeLanguage, {}));
      await recordAudit(tx, {
        at: now,
        actorId: null,
        action: 'deletion.not-possible',
        subject: `account:${id}`,
      });
      return;
    }
    await forgetPerson(tx, account, now);
    // Where letters are files, they go as well; before the end, so that a crash leaves the work to be done again.
    if (config.smtpUrl === undefined) await removeFromOutbox(config.dataDir, account);
  });
  sessions.forgetAccount(id);
}

/** One that fails is tried again at the next round, and stops no other. */
export async function forgetDue(services: Needs): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listDue(services.db, services.clock.now())) {
    await forgetOne(services, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be deleted');
}

export const forgetDueJob = (services: Needs): JobHandler => ({
  name: 'own-data.forget-due',
  every: '7 * * * *',
  run: () => forgetDue(services),
});
