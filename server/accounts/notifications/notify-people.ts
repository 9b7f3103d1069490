import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { notifications, type LocalText } from '../../db/console-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { peopleNotified, type CommonNotice } from '../events/people-notified.ts';
import { defaultLanguage, defaultNotifications } from '../../platform/mail/email-defaults.ts';
import { emailWriter } from '../../platform/mail/email-writer.ts';
import { queueMails } from '../../platform/mail/mail.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

const linesOf = (text: string, link: string | null): string[] => [
  ...text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  ...(link === null ? [] : [link]),
];

const noticeEmail = emailWriter<{ title: LocalText; text: LocalText; link: string | null }>({
  en: ({ title, text, link }) => ({
    subject: title.en,
    lines: [...linesOf(text.en, link), 'You can choose which emails you get in your settings.'],
  }),
  vi: ({ title, text, link }) => ({
    subject: title.vi,
    lines: [...linesOf(text.vi, link), 'Bạn có thể chọn loại thư muốn nhận trong phần cài đặt.'],
  }),
});

/**
 * Inserts the notices and returns the accounts that did not have them. Each id is a version 3 UUID of subject and person, so a
 * retry inserts nothing.
 */
async function insertNotices(
  tx: Transaction,
  { about, accounts: people, title, text, link }: CommonNotice,
  at: Date,
): Promise<string[]> {
  const { rows } = await tx.execute<{ account_id: string }>(sql`
    insert into ${notifications} (id, account_id, title, text, link, created_at)
    select overlay(overlay(md5(${about}::text || ':' || person.id) placing '3' from 13) placing '8' from 17)::uuid,
      person.id, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(text)}::jsonb, ${link}::text,
      ${at}::timestamptz
    from ${accounts} as person
    where person.id = any(${sql.param(people)}::uuid[]) and person.status = 'active'
    on conflict do nothing
    returning account_id`);
  return rows.map((row) => row.account_id);
}

/** Lists the people with a verified address who want emails of this kind. */
const listEmailRecipients = (
  db: Reader,
  ids: readonly string[],
  preference: CommonNotice['wish'],
) =>
  db
    .select({ email: accounts.email, fullName: accounts.fullName, language: accounts.language })
    .from(accounts)
    .where(
      and(
        inArray(accounts.id, [...ids]),
        isNotNull(accounts.verifiedAt),
        eq(
          sql`coalesce((${accounts.notifications}->>${preference}::text)::boolean, ${defaultNotifications[preference]}::boolean)`,
          true,
        ),
      ),
    );

/** Stores the notice in each inbox and emails it to people who want this kind, in one transaction. */
export async function notifyPeople(
  { db, clock, config }: Deps,
  notice: CommonNotice,
): Promise<void> {
  await db.transaction(async (tx) => {
    const reached = await insertNotices(tx, notice, clock.now());
    if (reached.length === 0) return;
    const link = notice.link === null ? null : new URL(notice.link, config.publicUrl).href;
    const recipients = await listEmailRecipients(tx, reached, notice.wish);
    await queueMails(
      tx,
      recipients.map((person) =>
        noticeEmail(person, person.language ?? defaultLanguage, { ...notice, link }),
      ),
    );
  });
}

export const notifyPeopleJob = (services: Services): JobHandler =>
  handle(peopleNotified, (notice) => notifyPeople(services, notice));
