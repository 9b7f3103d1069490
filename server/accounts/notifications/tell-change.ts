import { and, eq, ne, or } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { notifications } from '../../db/console-schema.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { isShown } from '../../following/access.ts';
import { forms } from '../../db/items-schema.ts';
import { resultChanges } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { resultChanged } from '../../results/events/result-events.ts';
import { homeLanguage } from '../../platform/mail/letter-wishes.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';
import { changeLetter, changeWords } from './change-words.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config'>;

/** What was scored again while it is kept back from its student is told with the result itself. */
const isTellable = (now: Date) =>
  or(ne(resultChanges.kind, 'rescored'), isShown(resultChanges.attemptId, now));

async function findChange(db: Database, id: string, now: Date) {
  const [found] = await db
    .select({ change: resultChanges, account: accounts, form: forms.content })
    .from(resultChanges)
    .innerJoin(attempts, eq(attempts.id, resultChanges.attemptId))
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .innerJoin(forms, eq(forms.id, attempts.formId))
    .where(and(eq(resultChanges.id, id), isTellable(now)));
  return found;
}

/**
 * Told once, however often the job runs: the notification has the change's own id. A letter goes out whatever somebody wants
 * to be written about, except of more time, which whoever is sitting sees at once.
 */
export async function tellChange({ db, clock, config }: Needs, id: string): Promise<void> {
  const found = await findChange(db, id, clock.now());
  if (!found) return;
  const { change, account, form } = found;
  const words = changeWords({ ...change, reason: change.reason ?? '', test: form.name });
  const isUnderWay = change.kind === 'extended';
  const link = isUnderWay
    ? `/test/screen?attempt=${change.attemptId}`
    : `/test-results/${change.attemptId}`;
  await db.transaction(async (tx) => {
    const told = await tx
      .insert(notifications)
      .values({ id, accountId: account.id, ...words, link, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    if (told.length === 0 || isUnderWay || account.verifiedAt === null) return;
    const given = { ...words, link: new URL(link, config.publicUrl).href };
    await queueMail(tx, changeLetter(account, account.language ?? homeLanguage, given));
  });
}

export const tellChangeJob = (services: Services): JobHandler =>
  handle(resultChanged, ({ change }) => tellChange(services, change));
