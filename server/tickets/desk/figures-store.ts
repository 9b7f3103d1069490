import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { and, count, eq, gte, inArray, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/postgres/database.ts';
import { ticketMessages, tickets } from '../../db/tickets-schema.ts';
import { targets } from '../targets/clocks.ts';
import { readOfficeHours } from '../targets/desk-settings.ts';
import { officeSeconds } from '../targets/office-hours-sql.ts';

const dayIn = (column: AnyColumn) =>
  sql<string>`(${column} at time zone 'Asia/Ho_Chi_Minh')::date::text`;

/** Counts by day in Vietnam and by category in one query, so that the large ticket rows are read only once. */
export const countOpened = (
  db: Reader,
  since: Date,
): Promise<{ day: string; category: TicketCategory; count: number }[]> =>
  db
    .select({ day: dayIn(tickets.createdAt), category: tickets.category, count: count() })
    .from(tickets)
    .where(gte(tickets.createdAt, since))
    .groupBy(sql`1`, tickets.category);

/** Excludes merged tickets: they are answered and resolved in the surviving one. */
const isResolvedSince = (since: Date) =>
  and(gte(tickets.resolvedAt, since), isNull(tickets.mergedInto));

export const countResolved = (db: Reader, since: Date): Promise<{ day: string; count: number }[]> =>
  db
    .select({ day: dayIn(tickets.resolvedAt), count: count() })
    .from(tickets)
    .where(isResolvedSince(since))
    .groupBy(sql`1`);

interface Measurement {
  /** The median, in minutes of office hours. */
  minutes: number | null;
  /** The share that was met in time. */
  inTime: number | null;
}

interface Target {
  name: 'firstAnswer' | 'resolution';
  metAt: AnyColumn | SQL;
  dueAt: AnyColumn;
}

/** Time used = target − time left, so paused time does not count. Computed in the database, for there are thousands of tickets. */
async function measure(
  db: Reader,
  { name, metAt, dueAt }: Target,
  condition: SQL | undefined,
): Promise<Measurement> {
  const hours = await readOfficeHours(db);
  const targetSeconds = Object.entries(targets).map(
    ([priority, minutes]) => sql`when ${priority} then ${sql.raw(String(minutes[name] * 60))}`,
  );
  const used = sql`(case ${tickets.priority} ${sql.join(targetSeconds, sql` `)} end + ${officeSeconds(hours, metAt)} - ${officeSeconds(hours, dueAt)})`;
  const [measured] = await db
    .select({
      minutes: sql<
        number | null
      >`percentile_cont(0.5) within group (order by greatest(0, ${used})) / 60`,
      inTime: sql<number | null>`avg((${metAt} <= ${dueAt})::int)::float8`,
    })
    .from(tickets)
    .where(condition);
  return measured ?? { minutes: null, inTime: null };
}

export const measureAnswers = (db: Reader, since: Date): Promise<Measurement> =>
  measure(
    db,
    { name: 'firstAnswer', metAt: tickets.firstAnswerAt, dueAt: tickets.firstAnswerDueAt },
    and(gte(tickets.firstAnswerAt, since), isNull(tickets.mergedInto)),
  );

/** A resolution counts until its clock stopped: at the last pause, if there was one. */
export const measureResolutions = (db: Reader, since: Date): Promise<Measurement> =>
  measure(
    db,
    {
      name: 'resolution',
      metAt: sql`coalesce(${tickets.pausedAt}, ${tickets.resolvedAt})`,
      dueAt: tickets.resolutionDueAt,
    },
    isResolvedSince(since),
  );

/** Counts the current ratings of tickets that were rated since then. */
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
