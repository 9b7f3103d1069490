import type { Preferences } from '@bac/contract/profile.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import {
  and,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Reader, Transaction } from '../db/database.ts';
import { accounts } from '../db/accounts-schema.ts';
import { attemptEvents, attempts } from '../db/schema.ts';

export type AttemptRow = typeof attempts.$inferSelect;

/** A row together with how long the log is: a fold that is shorter is out of date. */
export interface FoundAttempt extends AttemptRow {
  lastSeq: number;
}

const lastSeq = sql<number>`(
  select coalesce(max(${attemptEvents.seq}), 0) from ${attemptEvents} where ${attemptEvents.attemptId} = ${attempts.id}
)`;

async function findWhere(
  db: Reader,
  condition: SQL | undefined,
): Promise<FoundAttempt | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(attempts), lastSeq })
    .from(attempts)
    .where(condition);
  return row;
}

/** Somebody else's attempt is not found. */
export const findAttempt = (
  db: Reader,
  id: string,
  accountId: string,
): Promise<FoundAttempt | undefined> =>
  findWhere(db, and(eq(attempts.id, id), eq(attempts.accountId, accountId)));

/** For the clock, which settles everybody's. */
export const findAnyAttempt = (db: Reader, id: string): Promise<FoundAttempt | undefined> =>
  findWhere(db, eq(attempts.id, id));

export const findRunning = (
  db: Reader,
  accountId: string,
  formId: string,
): Promise<FoundAttempt | undefined> =>
  findWhere(
    db,
    and(
      eq(attempts.accountId, accountId),
      eq(attempts.formId, formId),
      eq(attempts.state, 'running'),
    ),
  );

/** False when there is one already: the same id again, or another attempt of the form under way. */
export async function insertAttempt(tx: Transaction, row: AttemptRow): Promise<boolean> {
  const made = await tx.insert(attempts).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export const updateAttempt = (
  tx: Transaction,
  id: string,
  change: Partial<Pick<AttemptRow, 'state' | 'endedAt' | 'settlesAt'>>,
): Promise<unknown> => tx.update(attempts).set(change).where(eq(attempts.id, id));

/** Only forward, whichever process heard last. */
export const updateHeard = (db: Reader, id: string, heardAt: Date): Promise<unknown> =>
  db
    .update(attempts)
    .set({ heardAt })
    .where(and(eq(attempts.id, id), or(isNull(attempts.heardAt), lt(attempts.heardAt, heardAt))));

/** One statement for any number of rows; a row that is there already fails it, and nothing of it stays. */
export async function insertEvents(
  db: Reader,
  attemptId: string,
  log: readonly LoggedEvent[],
): Promise<void> {
  const column = <Value>(of: (logged: LoggedEvent) => Value): Value[] => log.map(of);
  await db.execute(sql`
    insert into attempt_events (attempt_id, seq, at, received_at, device, number, event)
    select ${attemptId}::uuid, * from unnest(
      ${sql.param(column(({ seq }) => seq))}::int[],
      ${sql.param(column(({ at }) => Math.round(at)))}::bigint[],
      ${sql.param(column(({ receivedAt }) => receivedAt))}::bigint[],
      ${sql.param(column(({ sender }) => sender?.device ?? null))}::text[],
      ${sql.param(column(({ sender }) => sender?.number ?? null))}::int[],
      ${sql.param(column(({ event }) => JSON.stringify(event)))}::jsonb[]
    )`);
}

/** Attempts in which time alone has something to do. */
export async function listDue(db: Reader, now: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isNotNull(attempts.settlesAt), lte(attempts.settlesAt, now)))
    .orderBy(attempts.settlesAt)
    .limit(atMost);
  return rows.map(({ id }) => id);
}

export async function findPreferences(
  db: Reader,
  accountId: string,
): Promise<Partial<Preferences>> {
  const [row] = await db
    .select({ preferences: accounts.preferences })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.preferences ?? {};
}
