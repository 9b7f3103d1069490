import { and, eq } from 'drizzle-orm';
import { notifications } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { isShown } from '../../following/access.ts';
import { forms } from '../../db/items-schema.ts';
import { attempts } from '../../db/schema.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultReady } from '../../results/events/result-events.ts';
import { homeLanguage, usualNotifications } from '../../platform/mail/letter-wishes.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { resultLetter } from './letters.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config'>;

/** Undefined while a class's teacher keeps the result back: when it is shown, the job comes again. */
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

/** Told once, however often the job runs: the notification has the attempt's own id. */
export async function tellResult({ db, clock, config }: Needs, attempt: string): Promise<void> {
  const found = await findScored(db, attempt, clock.now());
  if (!found) return;
  const { account, form } = found;
  const link = `/test-results/${attempt}`;
  await db.transaction(async (tx) => {
    const told = await tx
      .insert(notifications)
      .values({
        id: attempt,
        accountId: account.id,
        title: { en: 'Your result is ready', vi: 'Đã có kết quả bài làm' },
        text: {
          en: `“${form.name.en}” is scored. See your result and the explanation of every question.`,
          vi: `Bài “${form.name.vi}” đã chấm xong. Mời bạn xem kết quả và lời giải từng câu.`,
        },
        link,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    const { results } = account.notifications ?? usualNotifications;
    if (told.length === 0 || !results || account.verifiedAt === null) return;
    const given = { test: form.name, link: new URL(link, config.publicUrl).href };
    await queueMail(tx, resultLetter(account, account.language ?? homeLanguage, given));
  });
}

export const tellResultJob = (services: Services): JobHandler =>
  handle(resultReady, ({ attempt }) => tellResult(services, attempt));
