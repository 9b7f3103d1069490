import { and, eq } from 'drizzle-orm';
import { notifications } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { isShown } from '../../following/access.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultReady } from '../../results/events/result-events.ts';
import { defaultLanguage, defaultNotifications } from '../../platform/mail/email-defaults.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { resultEmail } from './emails.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

/** Returns undefined while the teacher of a class withholds the result; releasing it enqueues the job again. */
async function findScored(db: Database, attempt: string, now: Date) {
  const [found] = await db
    .select({ account: accounts, form: forms.content })
    .from(attempts)
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(attempts.id, attempt), isShown(attempts.id, now)))
    .prepare('scored_attempt')
    .execute();
  return found;
}

/** Notifies once, however often the job runs: the notification has the id of the attempt. */
export async function notifyResult({ db, clock, config }: Deps, attempt: string): Promise<void> {
  const found = await findScored(db, attempt, clock.now());
  if (!found) return;
  const { account, form } = found;
  const link = `/test-results/${attempt}`;
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(notifications)
      .values({
        id: attempt,
        accountId: account.id,
        title: { en: 'Your result is ready', vi: 'Đã có kết quả bài làm' },
        text: {
          en: `“${form.name.en}” has been scored. See your result and the explanation of every question.`,
          vi: `Bài “${form.name.vi}” đã chấm xong. Mời bạn xem kết quả và lời giải từng câu.`,
        },
        link,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    const { results } = account.notifications ?? defaultNotifications;
    if (inserted.length === 0 || !results || account.verifiedAt === null) return;
    const details = { test: form.name, link: new URL(link, config.publicUrl).href };
    await queueMail(tx, resultEmail(account, account.language ?? defaultLanguage, details));
  });
}

export const notifyResultJob = (services: Services): JobHandler =>
  handle(resultReady, ({ attempt }) => notifyResult(services, attempt));
