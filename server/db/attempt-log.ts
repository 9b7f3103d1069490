import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { builtOnce } from './built-once.ts';
import type { Reader } from './database.ts';
import { unpackLog } from './packed-log.ts';
import { attemptEvents, attempts, packedLogs } from './schema.ts';

/** A row of the log as the domain reads it. */
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

const logInRows = builtOnce((db) =>
  db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, sql.placeholder('id')))
    .orderBy(asc(attemptEvents.seq))
    .prepare('attempt_log'),
);

async function listRows(db: Reader, attemptId: string): Promise<LoggedEvent[]> {
  const rows = await logInRows(db).execute({ id: attemptId });
  return rows.map(toLoggedEvent);
}

/** Everything that has happened in an attempt, in order: what was packed, then what came after. */
export async function listLog(db: Reader, attemptId: string): Promise<LoggedEvent[]> {
  const rows = await listRows(db, attemptId);
  if (rows[0]?.seq === 1) return rows;
  const [packed] = await db.select().from(packedLogs).where(eq(packedLogs.attemptId, attemptId));
  if (!packed) return rows;
  // Rows that were packed between the two questions are in both.
  return [...unpackLog(packed.log), ...rows.filter(({ seq }) => seq > packed.lastSeq)];
}

/** The same for several attempts under way at once. */
export async function listLogs(
  db: Reader,
  attemptIds: readonly string[],
): Promise<Map<string, LoggedEvent[]>> {
  const logs = new Map<string, LoggedEvent[]>(attemptIds.map((id) => [id, []]));
  if (attemptIds.length === 0) return logs;
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(inArray(attemptEvents.attemptId, [...attemptIds]))
    .orderBy(asc(attemptEvents.seq));
  for (const row of rows) logs.get(row.attemptId)?.push(toLoggedEvent(row));
  return logs;
}

/** What was appended to several attempts after what is known of each. */
export async function listLogsSince(
  db: Reader,
  known: readonly { id: string; seq: number }[],
): Promise<Map<string, LoggedEvent[]>> {
  const logs = new Map<string, LoggedEvent[]>(known.map(({ id }) => [id, []]));
  if (known.length === 0) return logs;
  const ids = sql.param(known.map(({ id }) => id));
  const seqs = sql.param(known.map(({ seq }) => seq));
  const rows = await db
    .select(getTableColumns(attemptEvents))
    .from(attemptEvents)
    .innerJoin(
      sql`unnest(${ids}::uuid[], ${seqs}::int[]) as known(id, seq)`,
      sql`known.id = ${attemptEvents.attemptId} and ${attemptEvents.seq} > known.seq`,
    )
    .orderBy(asc(attemptEvents.attemptId), asc(attemptEvents.seq));
  for (const row of rows) logs.get(row.attemptId)?.push(toLoggedEvent(row));
  return logs;
}

const itemsMet = builtOnce((db) => {
  const isEarlier = sql`${attempts.accountId} = ${sql.placeholder('accountId')}
    and ${attempts.startedAt} < coalesce(${sql.placeholder('before')}::timestamptz, 'infinity')`;
  const met = sql`(
    select distinct ref ->> 'item' as item
    from ${attempts}
    join ${attemptEvents} on ${attemptEvents.attemptId} = ${attempts.id}
    cross join lateral jsonb_array_elements(${attemptEvents.event} -> 'items') as ref
    where ${isEarlier}
      and ${attemptEvents.event} ->> 'type' = 'module-opened'
    union
    select unnest(${packedLogs.items}) as item
    from ${attempts} join ${packedLogs} on ${packedLogs.attemptId} = ${attempts.id}
    where ${isEarlier}) as met`;
  return db
    .select({ item: sql<string>`met.item` })
    .from(met)
    .prepare('items_met');
});

/** Items this person has been shown, in whatever attempt that began before. */
export async function listItemsMet(
  db: Reader,
  accountId: string,
  before?: Date,
): Promise<Set<string>> {
  const rows = await itemsMet(db).execute({ accountId, before: before ?? null });
  return new Set(rows.map(({ item }) => item));
}
