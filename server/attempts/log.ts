import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { Refused } from '../platform/http/refused.ts';
import { prepareOnce } from '../platform/postgres/prepare-once.ts';
import type { Reader } from '../platform/postgres/database.ts';
import { unpackLog } from './packed-log.ts';
import { attemptEvents, attempts, packedLogs } from '../db/schema.ts';

function toLoggedEvent({
  seq,
  at,
  receivedAt,
  device,
  number,
  event,
}: typeof attemptEvents.$inferSelect): LoggedEvent {
  const sender = device !== null && number !== null ? { sender: { device, number } } : {};
  return { seq, at, receivedAt, ...sender, event };
}

/**
 * More events than `exam/attempt/log-limits.ts` allows in any log, including the server's own. A log from before those limits
 * may be longer, and reading it could exhaust the memory of the process.
 */
export const maxLogEvents = 25_000;
const largestLog = 32 * 1024 * 1024;

/** This many rows can be read without checking their size first, and without keeping other requests waiting. */
const pageRows = 2000;

/** Thrown before the log is read: a job that needs the log fails, and the process survives. */
export class LogTooLong extends Refused {
  constructor(attemptId: string) {
    super('LOG_TOO_LONG');
    this.message = `the log of attempt ${attemptId} is too long to be read`;
  }
}

const pageQuery = prepareOnce((db) =>
  db
    .select()
    .from(attemptEvents)
    .where(
      and(
        eq(attemptEvents.attemptId, sql.placeholder('id')),
        gt(attemptEvents.seq, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(attemptEvents.seq))
    .limit(pageRows)
    .prepare('attempt_log'),
);

async function countRows(db: Reader, attemptId: string): Promise<number> {
  const { rows } = await db.execute<{ events: number; bytes: number }>(sql`
    select count(*)::int as events, coalesce(sum(octet_length(event::text)), 0)::float8 as bytes
    from (
      select event from ${attemptEvents}
      where ${attemptEvents.attemptId} = ${attemptId} limit ${maxLogEvents + 1}) as log`);
  const { events = 0, bytes = 0 } = rows[0] ?? {};
  if (events > maxLogEvents || bytes > largestLog) throw new LogTooLong(attemptId);
  return events;
}

/** Reads page by page, so that other requests are answered in between. */
async function listRows(db: Reader, attemptId: string): Promise<LoggedEvent[]> {
  let page = await pageQuery(db).execute({ id: attemptId, after: 0 });
  const rows = page.map(toLoggedEvent);
  if (page.length < pageRows) return rows;
  const count = await countRows(db, attemptId);
  while (page.length === pageRows) {
    page = await pageQuery(db).execute({ id: attemptId, after: page.at(-1)!.seq });
    rows.push(...page.map(toLoggedEvent));
  }
  // Packing has deleted rows between two pages; now it has deleted all of them.
  return rows.length < count ? listRows(db, attemptId) : rows;
}

function unpack(attemptId: string, log: Buffer): LoggedEvent[] {
  try {
    return unpackLog(log, largestLog);
  } catch (error) {
    throw error instanceof RangeError ? new LogTooLong(attemptId) : error;
  }
}

/**
 * Reads an attempt's whole log in order: the packed events, then the rows appended after packing. Throws `LogTooLong` rather than
 * exhausting the memory.
 */
export async function listLog(db: Reader, attemptId: string): Promise<LoggedEvent[]> {
  const rows = await listRows(db, attemptId);
  if (rows[0]?.seq === 1) return rows;
  const [packed] = await db.select().from(packedLogs).where(eq(packedLogs.attemptId, attemptId));
  if (!packed) return rows;
  // Rows that were packed between the two queries are in both results.
  return [...unpack(attemptId, packed.log), ...rows.filter(({ seq }) => seq > packed.lastSeq)];
}

/** Reads the events that were appended to each attempt after its `seq`. The caller limits how many events that can be. */
export async function listLogsSince(
  db: Reader,
  folded: readonly { id: string; seq: number }[],
): Promise<Map<string, LoggedEvent[]>> {
  const logs = new Map<string, LoggedEvent[]>(folded.map(({ id }) => [id, []]));
  if (folded.length === 0) return logs;
  const ids = sql.param(folded.map(({ id }) => id));
  const seqs = sql.param(folded.map(({ seq }) => seq));
  const rows = await db
    .select(getTableColumns(attemptEvents))
    .from(attemptEvents)
    .innerJoin(
      sql`unnest(${ids}::uuid[], ${seqs}::int[]) as folded(id, seq)`,
      sql`folded.id = ${attemptEvents.attemptId} and ${attemptEvents.seq} > folded.seq`,
    )
    .orderBy(asc(attemptEvents.attemptId), asc(attemptEvents.seq));
  for (const row of rows) logs.get(row.attemptId)?.push(toLoggedEvent(row));
  return logs;
}

const seenItems = prepareOnce((db) => {
  const isEarlier = sql`${attempts.accountId} = ${sql.placeholder('accountId')}
    and ${attempts.startedAt} < coalesce(${sql.placeholder('before')}::timestamptz, 'infinity')`;
  const seen = sql`(
    select distinct ref ->> 'item' as item
    from ${attempts}
    join ${attemptEvents} on ${attemptEvents.attemptId} = ${attempts.id}
    cross join lateral jsonb_array_elements(${attemptEvents.event} -> 'items') as ref
    where ${isEarlier}
      and ${attemptEvents.event} ->> 'type' = 'module-opened'
    union
    select unnest(${packedLogs.items}) as item
    from ${attempts} join ${packedLogs} on ${packedLogs.attemptId} = ${attempts.id}
    where ${isEarlier}) as seen`;
  return db
    .select({ item: sql<string>`seen.item` })
    .from(seen)
    .prepare('seen_items');
});

/** The items that this person has seen in attempts that started before the date, or in all of them. */
export async function listSeenItems(
  db: Reader,
  accountId: string,
  before?: Date,
): Promise<Set<string>> {
  const rows = await seenItems(db).execute({ accountId, before: before ?? null });
  return new Set(rows.map(({ item }) => item));
}
