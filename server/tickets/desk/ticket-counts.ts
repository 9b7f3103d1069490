import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { asc, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { sumAllBytes } from '../conversation/file-room.ts';
import { isNotOver } from './queue/queue-filters.ts';
import { minutesLeft } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';

/** Counts the open tickets and those of them that are overdue. */
export async function countOpenTickets(
  db: Reader,
  now: Date,
): Promise<{ open: number; overdue: number }> {
  const [counted] = await db
    .select({
      open: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${lt(tickets.dueAt, now)}))::int`,
    })
    .from(tickets)
    .where(isNotOver);
  return counted ?? { open: 0, overdue: 0 };
}

const mostOverdue = 5;

/** The tickets card of the dashboard. */
export async function readTicketSummary(
  db: Reader,
  now: Date,
  fileQuotaBytes: number,
): Promise<Dashboard['tickets']> {
  const hours = await readOfficeHours(db);
  const late = await db
    .select({
      id: tickets.id,
      number: tickets.number,
      subject: tickets.subject,
      person: tickets.personName,
      dueAt: sql`${tickets.dueAt}`.mapWith(tickets.createdAt),
    })
    .from(tickets)
    .where(lt(tickets.dueAt, now))
    .orderBy(asc(tickets.dueAt), asc(tickets.id))
    .limit(mostOverdue);
  return {
    ...(await countOpenTickets(db, now)),
    files: { bytes: await sumAllBytes(db), quotaBytes: fileQuotaBytes },
    mostOverdue: late.map(({ dueAt, ...ticket }) => ({
      ...ticket,
      minutesLeft: minutesLeft(hours, dueAt, now),
    })),
  };
}
