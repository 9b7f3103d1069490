import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../../../db/accounts-schema.ts';
import { familyLinks } from '../../../db/family-schema.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { homeLanguage } from '../../../platform/mail/letter-wishes.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import type { Reader, Transaction } from '../../../platform/postgres/database.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../../services.ts';
import { followed, listDone } from '../children/children-store.ts';
import { minutesOf, readProgress } from '../children/children.ts';
import { weeklyLetter, type Week } from './weekly-words.ts';

const parents = alias(accounts, 'parents');

const isUntold = (until: Date) =>
  or(isNull(familyLinks.toldUntil), lt(familyLinks.toldUntil, until));

/** The next links of which nobody has told yet, with the parent who wants to hear. */
const listUntold = (db: Reader, until: Date, limit: number) =>
  db
    .select({
      ...followed,
      token: familyLinks.lettersToken,
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
        eq(familyLinks.hasLetters, true),
        isNull(familyLinks.endedAt),
        lte(familyLinks.createdAt, until),
        isUntold(until),
        eq(parents.status, 'active'),
        isNotNull(parents.verifiedAt),
      ),
    )
    .orderBy(asc(familyLinks.id))
    .limit(limit);

type Untold = Awaited<ReturnType<typeof listUntold>>[number];

/** Those that this call marked: of two processes at the same batch each letter is one's alone. */
async function markTold(
  tx: Transaction,
  links: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const marked = await tx
    .update(familyLinks)
    .set({ toldUntil: until })
    .where(and(inArray(familyLinks.id, [...links]), isUntold(until), isNull(familyLinks.endedAt)))
    .returning({ id: familyLinks.id });
  return new Set(marked.map(({ id }) => id));
}

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'rights'>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const week = 7 * day;
const batch = 200;

/** Sundays at noon, UTC: 19:00 in Vietnam, where the week is as good as over. 1970 began on a Thursday. */
function lastSunday(now: Date): Date {
  const first = 3 * day + 12 * hour;
  return new Date(Math.floor((now.getTime() - first) / week) * week + first);
}

function daysUntil(testDate: string | null, now: Date): number | null {
  if (testDate === null) return null;
  const days = (Date.parse(testDate) - Date.parse(dayOf(now))) / day;
  return days >= 0 ? days : null;
}

/** Nothing goes out about a student of whom nothing may be told, nor to somebody who is no parent any more. */
async function writeLetters(
  { db, config, rights }: Needs,
  links: readonly Untold[],
  until: Date,
): Promise<Map<string, Letter>> {
  const children = await readProgress(db, links, until);
  const ids = links.map(({ student }) => student.id);
  const done = await listDone(db, ids, new Date(until.getTime() - week), until);
  const letters = new Map<string, Letter>();
  for (const [index, { link, token, parent }] of links.entries()) {
    const child = children[index]!;
    const { isNeeded, given } = child.consent;
    if (isNeeded && given === null) continue;
    if (!(await rights.of(parent.role)).includes('follow children')) continue;
    const own = done.find(({ student }) => student === child.student.id);
    const stop = new URL('/family/stop', config.publicUrl);
    stop.search = new URLSearchParams({ token: token.toString('base64url') }).toString();
    const told: Week = {
      child,
      done: own ? { ...own, minutes: minutesOf(own.usedMs) } : null,
      daysLeft: daysUntil(child.goal.testDate, until),
      page: new URL('/family', config.publicUrl).href,
      stop: stop.href,
    };
    const letter = weeklyLetter(parent, parent.language ?? homeLanguage, told);
    letters.set(link, { ...letter, stopLink: stop.href });
  }
  return letters;
}

/** Once a week for each link, however often it is asked: a link is marked in the transaction that queues its letter. */
export async function tellWeek(services: Needs): Promise<void> {
  const { db, clock } = services;
  const until = lastSunday(clock.now());
  for (;;) {
    const links = await listUntold(db, until, batch);
    if (links.length === 0) return;
    const letters = await writeLetters(services, links, until);
    await db.transaction(async (tx) => {
      const ids = links.map(({ link }) => link);
      const marked = await markTold(tx, ids, until);
      await queueMails(
        tx,
        [...letters].filter(([link]) => marked.has(link)).map(([, letter]) => letter),
      );
    });
  }
}

/** Asked for again through the evening: a process that was down at seven misses nothing. */
export const weeklyLetterJob = (services: Needs): JobHandler => ({
  name: 'family.weekly-letter',
  every: '0 12-16 * * 0',
  run: () => tellWeek(services),
});
