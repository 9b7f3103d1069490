import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { and, eq, notInArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { attemptEvents, attempts, packedLogs } from '../../db/schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { isOwn, isThisAttempt, type AttemptRow } from './store.ts';

/** A row to append. The statement reads it as JSON, so its fields have the names of the columns. */
export interface EventRow {
  attempt_id: string;
  /** The attempt's owner and whether its log is packed, as the writer believes; `Append` compares both with the row. */
  account_id: string;
  is_packed: boolean;
  /** The last sequence number of the log before this append, as the writer believes; 0 for a new log. */
  previous_seq: number;
  seq: number;
  at: number;
  received_at: number;
  /** The device that sent the event, and the event's number there; null for an event of the server. */
  device: string | null;
  number: number | null;
  event: LoggedEvent['event'];
}

const previousSeq = (log: readonly LoggedEvent[]): number => (log[0]?.seq ?? 1) - 1;

export const eventRows = (
  { id, accountId, packedAt }: Pick<AttemptRow, 'id' | 'accountId' | 'packedAt'>,
  log: readonly LoggedEvent[],
): EventRow[] =>
  log.map(({ seq, at, receivedAt, sender, event }) => ({
    attempt_id: id,
    account_id: accountId,
    is_packed: packedAt !== null,
    previous_seq: previousSeq(log),
    seq,
    at: Math.round(at),
    received_at: receivedAt,
    device: sender?.device ?? null,
    number: sender?.number ?? null,
    event,
  }));

/**
 * The attempt has changed since the writer read it: its log was packed or has lost its end (a restored backup), it has another
 * owner now, or it is gone.
 */
export class Outdated extends Error {}

/**
 * Appends rows of any number of attempts in one statement. An event that exists already, by (attempt, seq) or by (attempt,
 * device, number), fails the whole statement, and nothing is stored. Before it inserts, the statement locks each attempt's row,
 * compares its owner and packed flag with those in the event's row, and looks for the event before the first new one; if
 * they differ or that event is missing, it stores nothing for that attempt and returns the attempt's id. The lock (`for key
 * share`) waits while the attempt is packed or deleted, and PostgreSQL evaluates the comparison again after the wait. The log
 * has no foreign key, so every statement that appends must lock in this way.
 */
export type Append = (rows: readonly EventRow[]) => Promise<Set<string>>;

const newEvents = (json: Placeholder): SQL => sql`
  json_to_recordset(${json}::json) as new_events(
    attempt_id uuid, account_id uuid, is_packed boolean,
    previous_seq int, seq int, at bigint, received_at bigint, device text, number int, event jsonb)`;

/** In the order of the table's columns. */
const columns = sql.raw('new_events.attempt_id, seq, at, received_at, device, number, event');

const isPacked = sql`(${attempts.packedAt} is not null)`;

/**
 * Says whether the log ends before the new events or later, so that no append leaves a hole. Scalar subqueries, because
 * PostgreSQL always runs them by index; it may answer an `exists` by reading the whole table.
 */
const hasPrevious = (id: SQL, seq: SQL): SQL => sql`coalesce(
  (select true from ${attemptEvents} as previous where previous.attempt_id = ${id} and previous.seq = ${seq}),
  (select last_seq = ${seq} from ${packedLogs} where ${packedLogs.attemptId} = ${id}),
  ${seq} = 0)`;

/**
 * Prepares the statement once for the lifetime of the pool: planning it takes longer than storing an answer. The statement
 * returns only the attempts for which nothing was stored, which is nearly always none; returning a row for each stored answer
 * would cost a tenth more. The lateral join makes PostgreSQL look up each attempt by its primary key. The planner always
 * estimates a hundred rows for a JSON list, so in a table of up to about ten thousand attempts it would otherwise choose a
 * sequential scan.
 */
export function prepareAppend(db: Reader): Append {
  const rows = db
    .$with('new_events', { attemptId: sql<string>`attempt_id`.as('attempt_id') })
    .as(sql`select * from ${newEvents(sql.placeholder('rows'))}`);
  const stored = db.$with('stored').as(
    db
      .insert(attemptEvents)
      .select(
        sql`select ${columns} from new_events, lateral (
            select from ${attempts}
            where ${attempts.id} = new_events.attempt_id and ${attempts.accountId} = new_events.account_id
              and ${isPacked} = new_events.is_packed
              and ${hasPrevious(sql`new_events.attempt_id`, sql`new_events.previous_seq`)}
            for key share) as locked`,
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

/** Appends one attempt's events in a transaction. */
export async function insertLog(
  tx: Transaction,
  row: Pick<AttemptRow, 'id' | 'accountId' | 'packedAt'>,
  log: readonly LoggedEvent[],
): Promise<void> {
  const outdated = await prepareAppend(tx)(eventRows(row, log));
  if (outdated.size > 0) throw new Outdated();
}

/**
 * Appends events and updates the attempt's row to match them. The log must not be empty: when no event is inserted, this throws
 * `Outdated`, like `insertLog`.
 */
export type UpdateAttempt = (
  before: AttemptRow,
  after: AttemptRow,
  log: readonly LoggedEvent[],
) => Promise<void>;

/**
 * Prepares one statement, like `prepareAppend`. The update locks the row, compares the owner and the packed flag, and looks for
 * the event before the first new one.
 */
export function prepareUpdate(db: Reader): UpdateAttempt {
  const updated = db.$with('updated').as(
    db
      .update(attempts)
      .set({
        state: sql`${sql.placeholder('state')}`,
        endedAt: sql`${sql.placeholder('endedAt')}`,
        settlesAt: sql`${sql.placeholder('settlesAt')}`,
        endsBy: sql`${sql.placeholder('endsBy')}`,
      })
      .where(
        and(
          isThisAttempt,
          isOwn,
          eq(isPacked, sql.placeholder('isPacked')),
          hasPrevious(sql`${attempts.id}`, sql`${sql.placeholder('previousSeq')}::int`),
        ),
      )
      .returning({ id: attempts.id }),
  );
  const statement = db
    .with(updated)
    .insert(attemptEvents)
    .select(
      sql`select ${columns} from ${newEvents(sql.placeholder('rows'))} join updated on updated.id = new_events.attempt_id`,
    )
    .prepare('move_attempt');
  return async ({ id, accountId, packedAt }, { state, endedAt, settlesAt, endsBy }, log) => {
    const { rowCount } = await statement.execute({
      id,
      accountId,
      isPacked: packedAt !== null,
      previousSeq: previousSeq(log),
      state,
      endedAt: endedAt?.toISOString() ?? null,
      settlesAt: settlesAt?.toISOString() ?? null,
      endsBy: endsBy?.toISOString() ?? null,
      rows: JSON.stringify(eventRows({ id, accountId, packedAt }, log)),
    });
    if (rowCount === 0) throw new Outdated();
  };
}
