import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../../db/accounts-schema.ts';
import { familyLinks } from '../../../db/family-schema.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defaultLanguage } from '../../../platform/mail/email-defaults.ts';
import type { Email } from '../../../platform/mail/email.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../../services.ts';
import { followedColumns, listCompleted } from '../children/children-store.ts';
import { toMinutes, readProgress } from '../children/children.ts';
import { weeklyEmail, type WeekFacts } from './weekly-email.ts';

const parents = alias(accounts, 'parents');

const isUnsent = (until: Date) =>
  or(isNull(familyLinks.reportedUntil), lt(familyLinks.reportedUntil, until));

/** The next links whose weekly email is not sent yet, with the parent who gets it. */
const listUnsent = (db: Reader, until: Date, limit: number) =>
  db
    .select({
      ...followedColumns,
      token: familyLinks.unsubscribeToken,
      parent: {
        email: parents.email,
        fullName: parents.fullName,
        language: parents.language,
        role: parents.role,
      },
    })
    .from(familyLinks)
    .innerJoin(accounts, eq(accounts.id, familyLinks.studentId))
    .innerJoin(parents, eq(parents.id, familyLinks.parentId))
    .where(
      and(
        eq(familyLinks.getsWeeklyEmail, true),
        isNull(familyLinks.endedAt),
        lte(familyLinks.createdAt, until),
        isUnsent(until),
        eq(parents.status, 'active'),
        isNotNull(parents.verifiedAt),
      ),
    )
    .orderBy(asc(familyLinks.id))
    .limit(limit);

type UnsentLink = Awaited<ReturnType<typeof listUnsent>>[number];

/** Returns the links that this call marked, so that of two concurrent processes only one sends each email. */
async function markSent(
  tx: Transaction,
  links: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const marked = await tx
    .update(familyLinks)
    .set({ reportedUntil: until })
    .where(and(inArray(familyLinks.id, [...links]), isUnsent(until), isNull(familyLinks.endedAt)))
    .returning({ id: familyLinks.id });
  return new Set(marked.map(({ id }) => id));
}

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'rights'>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const week = 7 * day;
const batch = 200;

/** The last Sunday at noon UTC, which is 19:00 in Vietnam. The year 1970 began on a Thursday. */
function lastSunday(now: Date): Date {
  const first = 3 * day + 12 * hour;
  return new Date(Math.floor((now.getTime() - first) / week) * week + first);
}

function daysUntil(testDate: string | null, now: Date): number | null {
  if (testDate === null) return null;
  const days = (Date.parse(testDate) - Date.parse(dayOf(now))) / day;
  return days >= 0 ? days : null;
}

/** Skips students whose results may not be shown, and accounts that are no longer parents. */
async function writeEmails(
  { db, config, rights }: Deps,
  links: readonly UnsentLink[],
  until: Date,
): Promise<Map<string, Email>> {
  const children = await readProgress(db, links, until);
  const ids = links.map(({ student }) => student.id);
  const done = await listCompleted(db, ids, new Date(until.getTime() - week), until);
  const emails = new Map<string, Email>();
  for (const [index, { link, token, parent }] of links.entries()) {
    const child = children[index]!;
    const { isNeeded, record } = child.consent;
    if (isNeeded && record === null) continue;
    if (!(await rights.permissionsOf(parent.role)).includes('follow children')) continue;
    const own = done.find(({ student }) => student === child.student.id);
    const stop = new URL('/family/stop', config.publicUrl);
    stop.search = new URLSearchParams({ token: token.toString('base64url') }).toString();
    const facts: WeekFacts = {
      child,
      done: own ? { ...own, minutes: toMinutes(own.usedMs) } : null,
      daysLeft: daysUntil(child.goal.testDate, until),
      page: new URL('/family', config.publicUrl).href,
      stop: stop.href,
    };
    const email = weeklyEmail(parent, parent.language ?? defaultLanguage, facts);
    emails.set(link, { ...email, stopLink: stop.href });
  }
  return emails;
}

/** Sends one email a week for each link, however often it runs: the transaction that queues the email marks the link. */
export async function sendWeeklyEmails(services: Deps): Promise<void> {
  const { db, clock } = services;
  const until = lastSunday(clock.now());
  for (;;) {
    const links = await listUnsent(db, until, batch);
    if (links.length === 0) return;
    const emails = await writeEmails(services, links, until);
    await db.transaction(async (tx) => {
      const ids = links.map(({ link }) => link);
      const marked = await markSent(tx, ids, until);
      await queueMails(
        tx,
        [...emails].filter(([link]) => marked.has(link)).map(([, email]) => email),
      );
    });
  }
}

/** Repeats through the evening, so that a process that was down at seven misses nothing. */
export const weeklyEmailJob = (services: Deps): JobHandler => ({
  name: 'family.weekly-email',
  every: '0 12-16 * * 0',
  run: () => sendWeeklyEmails(services),
});
