import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { asc, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { isNotOver } from './queue/queue-filters.ts';
import { minutesLeft } from '../targets/clocks.ts';

/** How many are not over, and to how many of them the team is late. */
export async function countStanding(
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

/** What the dashboard says of tickets. */
export async function readStanding(db: Reader, now: Date): Promise<Dashboard['tickets']> {
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
    ...(await countStanding(db, now)),
    mostOverdue: late.map(({ dueAt, ...ticket }) => ({
      ...ticket,
      minutesLeft: minutesLeft(dueAt, now),
    })),
  };
}
