import type { Preferences } from '@bac/contract/accounts/profile.ts';
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
import { recordAudit } from '../../platform/audit/audit.ts';
import { prepareOnce } from '../../platform/postgres/prepare-once.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { attemptEvents, attempts, packedLogs } from '../../db/schema.ts';

export type AttemptRow = typeof attempts.$inferSelect;

type Started = Pick<
  AttemptRow,
  'id' | 'accountId' | 'formId' | 'hasTextToSpeech' | 'startedAt' | 'endsBy'
>;

/** The row of an attempt that has just started. */
export const newRow = (started: Started): AttemptRow => ({
  ...started,
  state: 'running',
  endedAt: null,
  settlesAt: null,
  lastHeartbeatAt: null,
  deliveredAt: null,
  deliveredDevice: null,
  packedAt: null,
});

/** A row with the last sequence number of its log. A cached attempt with a lower `seq` is stale. */
export interface FoundAttempt extends AttemptRow {
  lastSeq: number;
}

const lastSeq = sql<number>`greatest(
  (select max(${attemptEvents.seq}) from ${attemptEvents} where ${attemptEvents.attemptId} = ${attempts.id}),
  (select ${packedLogs.lastSeq} from ${packedLogs} where ${packedLogs.attemptId} = ${attempts.id}),
  0)`;

const attemptWhere = (name: string, condition: SQL | undefined) =>
  prepareOnce((db) =>
    db
      .select({ ...getTableColumns(attempts), lastSeq })
      .from(attempts)
      .where(condition)
      .prepare(name),
  );

export const isThisAttempt = eq(attempts.id, sql.placeholder('id'));
export const isOwn = eq(attempts.accountId, sql.placeholder('accountId'));
const isOfForm = eq(attempts.formId, sql.placeholder('formId'));

const ownAttempt = attemptWhere('own_attempt', and(isThisAttempt, isOwn));
const anyAttempt = attemptWhere('any_attempt', isThisAttempt);
const isRunning = eq(attempts.state, 'running');
const runningAttempt = attemptWhere('running_attempt', and(isOwn, isOfForm, isRunning));
const runningAttempts = attemptWhere('running_attempts', and(isOwn, isRunning));

/** Does not find another person's attempt. */
export async function findAttempt(
  db: Reader,
  id: string,
  accountId: string,
): Promise<FoundAttempt | undefined> {
  return (await ownAttempt(db).execute({ id, accountId }))[0];
}

/** Finds anybody's attempt: for the settle job and for the team. */
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

/** Returns false if the id exists already, or if the student has another attempt at the form in progress. */
export async function insertAttempt(tx: Transaction, row: AttemptRow): Promise<boolean> {
  const inserted = await tx.insert(attempts).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Returns at most one attempt per form. */
export const listRunning = (db: Reader, accountId: string): Promise<FoundAttempt[]> =>
  runningAttempts(db).execute({ accountId });

/**
 * Ends an attempt whose log cannot be read. Updates only the row: an event could only be added to the attempt that the log gives.
 * Does nothing if the attempt is no longer running.
 */
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

/**
 * Stores the time of a heartbeat, and since when which device has had nothing unsent. The time never goes back, whatever the order in which
 * processes store theirs.
 */
export const storeHeartbeat = (
  db: Reader,
  id: string,
  lastHeartbeatAt: Date,
  delivered: Pick<AttemptRow, 'deliveredDevice' | 'deliveredAt'> | undefined,
): Promise<unknown> =>
  db
    .update(attempts)
    .set({ lastHeartbeatAt, ...delivered })
    .where(
      and(
        eq(attempts.id, id),
        or(isNull(attempts.lastHeartbeatAt), lt(attempts.lastHeartbeatAt, lastHeartbeatAt)),
      ),
    );

/**
 * Lists attempts that are due to be settled, the longest overdue first: their clock has run out, or no clock runs and the time of
 * the whole attempt is over.
 */
export async function listDue(db: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      or(
        and(isNotNull(attempts.settlesAt), lte(attempts.settlesAt, now)),
        and(isRunning, isNull(attempts.settlesAt), lte(attempts.endsBy, now)),
      ),
    )
    .orderBy(sql`coalesce(${attempts.settlesAt}, ${attempts.endsBy})`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const preferences = prepareOnce((db) =>
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
