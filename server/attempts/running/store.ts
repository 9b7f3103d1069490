import type { Preferences } from '@bac/contract/accounts/profile.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import {
  and,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/audit.ts';
import { builtOnce } from '../../platform/postgres/built-once.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { attemptEvents, attempts, packedLogs } from '../../db/schema.ts';

export type AttemptRow = typeof attempts.$inferSelect;

/** A row together with how long the log is: a fold that is shorter is out of date. */
export interface FoundAttempt extends AttemptRow {
  lastSeq: number;
}

const lastSeq = sql<number>`greatest(
  (select max(${attemptEvents.seq}) from ${attemptEvents} where ${attemptEvents.attemptId} = ${attempts.id}),
  (select ${packedLogs.lastSeq} from ${packedLogs} where ${packedLogs.attemptId} = ${attempts.id}),
  0)`;

const attemptWhere = (name: string, condition: SQL | undefined) =>
  builtOnce((db) =>
    db
      .select({ ...getTableColumns(attempts), lastSeq })
      .from(attempts)
      .where(condition)
      .prepare(name),
  );

const isIt = eq(attempts.id, sql.placeholder('id'));
const isTheirs = eq(attempts.accountId, sql.placeholder('accountId'));
const isOfForm = eq(attempts.formId, sql.placeholder('formId'));

const ownAttempt = attemptWhere('own_attempt', and(isIt, isTheirs));
const anyAttempt = attemptWhere('any_attempt', isIt);
const isRunning = eq(attempts.state, 'running');
const runningAttempt = attemptWhere('running_attempt', and(isTheirs, isOfForm, isRunning));
const runningAttempts = attemptWhere('running_attempts', and(isTheirs, isRunning));

/** Somebody else's attempt is not found. */
export async function findAttempt(
  db: Reader,
  id: string,
  accountId: string,
): Promise<FoundAttempt | undefined> {
  return (await ownAttempt(db).execute({ id, accountId }))[0];
}

/** For the clock, which settles everybody's. */
export async function findAnyAttempt(db: Reader, id: string): Promise<FoundAttempt | undefined> {
  return (await anyAttempt(db).execute({ id }))[0];
}

export async function findRunning(
  db: Reader,
  accountId: string,
  formId: string,
): Promise<FoundAttempt | undefined> {
  return (await runningAttempt(db).execute({ accountId, formId }))[0];
}

/** False when there is one already: the same id again, or another attempt of the form under way. */
export async function insertAttempt(tx: Transaction, row: AttemptRow): Promise<boolean> {
  const made = await tx.insert(attempts).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** At most one a form. */
export const listRunning = (db: Reader, accountId: string): Promise<FoundAttempt[]> =>
  runningAttempts(db).execute({ accountId });

/** Ends an attempt whose log can't be read, and so can't be appended to either. */
export async function abandonUnreadable(tx: Transaction, id: string, at: Date): Promise<void> {
  const ended = await tx
    .update(attempts)
    .set({ state: 'abandoned', endedAt: at, settlesAt: null })
    .where(and(eq(attempts.id, id), isRunning))
    .returning({ id: attempts.id });
  if (ended.length === 0) return;
  await recordAudit(tx, {
    at,
    actorId: null,
    action: 'attempt.ended',
    subject: `attempt:${id}`,
    detail: { reason: 'Its log is too long to be read.' },
  });
}

/** Only forward, whichever process heard last. */
export const updateHeard = (db: Reader, id: string, heardAt: Date): Promise<unknown> =>
  db
    .update(attempts)
    .set({ heardAt })
    .where(and(eq(attempts.id, id), or(isNull(attempts.heardAt), lt(attempts.heardAt, heardAt))));

export interface EventRow {
  attempt_id: string;
  /** Whose the attempt is and whether its log is in rows, as the writer believes. */
  account_id: string;
  is_packed: boolean;
  seq: number;
  at: number;
  received_at: number;
  device: string | null;
  number: number | null;
  event: LoggedEvent['event'];
}

export const eventRows = (
  { id, accountId, packedAt }: Pick<AttemptRow, 'id' | 'accountId' | 'packedAt'>,
  log: readonly LoggedEvent[],
): EventRow[] =>
  log.map(({ seq, at, receivedAt, sender, event }) => ({
    attempt_id: id,
    account_id: accountId,
    is_packed: packedAt !== null,
    seq,
    at: Math.round(at),
    received_at: receivedAt,
    device: sender?.device ?? null,
    number: sender?.number ?? null,
    event,
  }));

/** The attempt is somebody else's by now, or its log was packed: what the writer knew of it no longer holds. */
export class Outdated extends Error {}

/**
 * Appends any number of rows by one statement; one that is there already fails all of it, and nothing of it stays. Gives the
 * attempts of which nothing was stored, since they are not as the rows say. The lock makes PostgreSQL look again after a wait.
 */
export type Append = (rows: readonly EventRow[]) => Promise<Set<string>>;

const given = (json: Placeholder): SQL => sql`
  json_to_recordset(${json}::json) as given(
    attempt_id uuid, account_id uuid, is_packed boolean,
    seq int, at bigint, received_at bigint, device text, number int, event jsonb)`;

/** In the order of the table's columns. */
const columns = sql.raw('given.attempt_id, seq, at, received_at, device, number, event');

const isPacked = sql`(${attempts.packedAt} is not null)`;

/**
 * Prepared once for as long as the connections live: for an answer, planning would take longer than storing. Only those of
 * which nothing was stored come back, nearly always none: to read a row for each answer would be a tenth of the work. Each
 * attempt is looked up by itself: PostgreSQL expects a hundred rows in any JSON, and up to some ten thousand attempts it would
 * rather read them all than look up so many.
 */
export function appendingTo(db: Reader): Append {
  const rows = db
    .$with('given', { attemptId: sql<string>`attempt_id`.as('attempt_id') })
    .as(sql`select * from ${given(sql.placeholder('rows'))}`);
  const stored = db.$with('stored').as(
    db
      .insert(attemptEvents)
      .select(
        sql`select ${columns} from given, lateral (
            select from ${attempts}
            where ${attempts.id} = given.attempt_id and ${attempts.accountId} = given.account_id
              and ${isPacked} = given.is_packed
            for key share) as held`,
      )
      .returning({ attemptId: attemptEvents.attemptId }),
  );
  const statement = db
    .with(rows, stored)
    .select({ attemptId: rows.attemptId })
    .from(rows)
    .where(notInArray(rows.attemptId, db.select({ attemptId: stored.attemptId }).from(stored)))
    .prepare('append_events');
  return async (events) => {
    const outdated = await statement.execute({ rows: JSON.stringify(events) });
    return new Set(outdated.map(({ attemptId }) => attemptId));
  };
}

/** The same where all of it belongs to one attempt and to a transaction. */
export async function insertLog(
  tx: Transaction,
  row: Pick<AttemptRow, 'id' | 'accountId' | 'packedAt'>,
  log: readonly LoggedEvent[],
): Promise<void> {
  const outdated = await appendingTo(tx)(eventRows(row, log));
  if (outdated.size > 0) throw new Outdated();
}

/** Stores events together with how the attempt stands after them. */
export type MoveOn = (
  before: AttemptRow,
  after: AttemptRow,
  log: readonly LoggedEvent[],
) => Promise<void>;

/** By one statement, prepared as that for answers is. */
export function movingIn(db: Reader): MoveOn {
  const moved = db.$with('moved').as(
    db
      .update(attempts)
      .set({
        state: sql`${sql.placeholder('state')}`,
        endedAt: sql`${sql.placeholder('endedAt')}`,
        settlesAt: sql`${sql.placeholder('settlesAt')}`,
      })
      .where(and(isIt, isTheirs, eq(isPacked, sql.placeholder('isPacked'))))
      .returning({ id: attempts.id }),
  );
  const statement = db
    .with(moved)
    .insert(attemptEvents)
    .select(
      sql`select ${columns} from ${given(sql.placeholder('rows'))} join moved on moved.id = given.attempt_id`,
    )
    .prepare('move_attempt');
  return async ({ id, accountId, packedAt }, { state, endedAt, settlesAt }, log) => {
    const { rowCount } = await statement.execute({
      id,
      accountId,
      isPacked: packedAt !== null,
      state,
      endedAt: endedAt?.toISOString() ?? null,
      settlesAt: settlesAt?.toISOString() ?? null,
      rows: JSON.stringify(eventRows({ id, accountId, packedAt }, log)),
    });
    if (rowCount === 0) throw new Outdated();
  };
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

const preferences = builtOnce((db) =>
  db
    .select({ preferences: accounts.preferences })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .prepare('preferences'),
);

export async function findPreferences(
  db: Reader,
  accountId: string,
): Promise<Partial<Preferences>> {
  const [row] = await preferences(db).execute({ accountId });
  return row?.preferences ?? {};
}
