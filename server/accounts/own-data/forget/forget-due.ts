import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { enqueue, handle, type Job, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { removeFromOutbox } from '../../../platform/mail/outbox.ts';
import { defaultLanguage } from '../../../platform/mail/email-defaults.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../services.ts';
import { lockDueAccount, hasOtherAdmins, listDue, updateDeletion } from '../deletion-store.ts';
import { lastAdminEmail } from '../emails.ts';
import { forgetPerson } from './forget-person.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'sessions'>;

/** Forgets one account in its own transaction; the row lock keeps other processes out. */
async function forgetOne({ db, clock, config, sessions }: Deps, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isSafe = await hasOtherAdmins(tx, id, { onlyStaying: false });
    const account = await lockDueAccount(tx, id, now);
    if (!account) return;
    if (account.status === 'active' && !isSafe) {
      // This person is the only administrator, so the email goes to them.
      await updateDeletion(tx, id, null);
      await queueMail(tx, lastAdminEmail(account, account.language ?? defaultLanguage, {}));
      await recordAudit(tx, {
        at: now,
        actorId: null,
        action: 'deletion.not-possible',
        subject: `account:${id}`,
      });
      return;
    }
    await forgetPerson(tx, account, now);
    // Without a mail server, emails are files and are removed as well; before the commit, so that a crash repeats the work.
    if (config.smtpUrl === undefined) await removeFromOutbox(config.dataDir, account);
  });
  sessions.forgetAccount(id);
}

/** Ends after a batch and enqueues the next, so that many deletions let scoring pass in between. */
const forgetDueAccounts: Job<object> = {
  name: 'own-data.forget-due',
  payload: z.looseObject({}),
};

const batchSize = 20;

/** A failure for one account does not stop the others; the next hour retries it. */
export async function forgetDue(services: Deps): Promise<void> {
  const failures: unknown[] = [];
  const due = await listDue(services.db, services.clock.now());
  for (const id of due.slice(0, batchSize)) {
    await forgetOne(services, id).catch((error: unknown) => failures.push(error));
  }
  // If the whole batch failed, another one now would fail as well.
  if (due.length > batchSize && failures.length < batchSize) {
    await services.db.transaction((tx) => enqueue(tx, forgetDueAccounts, {}));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be deleted');
}

export const forgetDueJob = (services: Deps): JobHandler => ({
  ...handle(forgetDueAccounts, () => forgetDue(services)),
  every: '7 * * * *',
});
