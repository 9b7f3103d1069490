import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { and, count, eq, gte, inArray, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { ticketMessages, tickets } from '../../db/tickets-schema.ts';
import { targets } from '../targets/clocks.ts';
import { officeSeconds } from '../targets/office-hours-sql.ts';

const dayIn = (column: AnyColumn) =>
  sql<string>`(${column} at time zone 'Asia/Ho_Chi_Minh')::date::text`;

/** By day in Vietnam and by category at once: whole tickets are large, and need be read only one time. */
export const countOpened = (
  db: Reader,
  since: Date,
): Promise<{ day: string; category: TicketCategory; count: number }[]> =>
  db
    .select({ day: dayIn(tickets.createdAt), category: tickets.category, count: count() })
    .from(tickets)
    .where(gte(tickets.createdAt, since))
    .groupBy(sql`1`, tickets.category);

/** What was merged into another is answered and resolved there. */
const wasResolved = (since: Date) =>
  and(gte(tickets.resolvedAt, since), isNull(tickets.mergedInto));

export const countResolved = (db: Reader, since: Date): Promise<{ day: string; count: number }[]> =>
  db
    .select({ day: dayIn(tickets.resolvedAt), count: count() })
    .from(tickets)
    .where(wasResolved(since))
    .groupBy(sql`1`);

interface Met {
  /** The median, in minutes of office hours. */
  minutes: number | null;
  /** The share of those in time. */
  inTime: number | null;
}

interface Target {
  name: 'firstAnswer' | 'resolution';
  metAt: AnyColumn | SQL;
  dueAt: AnyColumn;
}

/** What was owed less what was left of it: so what stood still is not in it. Thousands of them, so none leaves the database. */
async function measure(
  db: Reader,
  { name, metAt, dueAt }: Target,
  wanted: SQL | undefined,
): Promise<Met> {
  const owed = Object.entries(targets).map(
    ([priority, minutes]) => sql`when ${priority} then ${sql.raw(String(minutes[name] * 60))}`,
  );
  const used = sql`(case ${tickets.priority} ${sql.join(owed, sql` `)} end + ${officeSeconds(metAt)} - ${officeSeconds(dueAt)})`;
  const [met] = await db
    .select({
      minutes: sql<
        number | null
      >`percentile_cont(0.5) within group (order by greatest(0, ${used})) / 60`,
      inTime: sql<number | null>`avg((${metAt} <= ${dueAt})::int)::float8`,
    })
    .from(tickets)
    .where(wanted);
  return met ?? { minutes: null, inTime: null };
}

export const measureAnswers = (db: Reader, since: Date): Promise<Met> =>
  measure(
    db,
    { name: 'firstAnswer', metAt: tickets.firstAnswerAt, dueAt: tickets.firstAnswerDueAt },
    and(gte(tickets.firstAnswerAt, since), isNull(tickets.mergedInto)),
  );

/** Met from the moment from which nothing was owed any more. */
export const measureResolutions = (db: Reader, since: Date): Promise<Met> =>
  measure(
    db,
    {
      name: 'resolution',
      metAt: sql`coalesce(${tickets.pausedAt}, ${tickets.resolvedAt})`,
      dueAt: tickets.resolutionDueAt,
    },
    wasResolved(since),
  );

/** Of tickets that were rated since then, each as it is rated now. */
export async function countRatings(db: Reader, since: Date): Promise<number[]> {
  const rated = db
    .select({ id: ticketMessages.ticketId })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.event, 'rated'), gte(ticketMessages.createdAt, since)));
  const counted = await db
    .select({ rating: tickets.rating, count: count() })
    .from(tickets)
    .where(inArray(tickets.id, rated))
    .groupBy(tickets.rating);
  return [1, 2, 3, 4, 5].map((rating) => counted.find((one) => one.rating === rating)?.count ?? 0);
}
