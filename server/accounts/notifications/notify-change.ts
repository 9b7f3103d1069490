import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { notifications } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { forms } from '../../db/items-schema.ts';
import { resultChanges, results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultChanged } from '../../results/events/result-events.ts';
import { defaultLanguage } from '../../platform/mail/email-defaults.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { changeEmail, changeTexts } from './change-texts.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

/** Does not announce rescoring of a withheld or invalidated result; the student sees it with the result. */
const shouldNotify = (now: Date) =>
  or(
    notInArray(resultChanges.kind, ['rescored', 'dropped', 'recalibrated']),
    and(
      isShown(resultChanges.attemptId, now),
      sql`not exists (select from ${results} where ${results.attemptId} = ${resultChanges.attemptId}
        and ${results.invalidatedAt} is not null)`,
    ),
  );

async function findChange(db: Database, id: string, now: Date) {
  const [found] = await db
    .select({ change: resultChanges, account: accounts, form: forms.content })
    .from(resultChanges)
    .innerJoin(attempts, eq(attempts.id, resultChanges.attemptId))
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(resultChanges.id, id), shouldNotify(now)));
  return found;
}

/**
 * Notifies once, however often the job runs: the notification has the id of the change. The email ignores preferences, but
 * there is none about a time extension, which the test taker sees at once.
 */
export async function notifyChange({ db, clock, config }: Deps, id: string): Promise<void> {
  const found = await findChange(db, id, clock.now());
  if (!found) return;
  const { change, account, form } = found;
  const texts = changeTexts({ ...change, reason: change.reason ?? '', test: form.name });
  const isInProgress = change.kind === 'extended';
  const link = isInProgress
    ? `/test/screen?attempt=${change.attemptId}`
    : `/test-results/${change.attemptId}`;
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(notifications)
      .values({ id, accountId: account.id, ...texts, link, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    if (inserted.length === 0 || isInProgress || account.verifiedAt === null) return;
    const details = { ...texts, link: new URL(link, config.publicUrl).href };
    await queueMail(tx, changeEmail(account, account.language ?? defaultLanguage, details));
  });
}

export const notifyChangeJob = (services: Services): JobHandler =>
  handle(resultChanged, ({ change }) => notifyChange(services, change));
