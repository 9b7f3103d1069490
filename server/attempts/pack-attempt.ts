import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { eq, sql } from 'drizzle-orm';
import { listLog, maxLogEvents } from './log.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { itemsIn, packLog } from './packed-log.ts';
import { attemptEvents, attempts, packedLogs } from '../db/schema.ts';

/**
 * Replaces the rows of a finished attempt's log by one compressed row, after applying `change`. The row lock on the attempt
 * blocks appends until this transaction ends. Then `packed_at` is set, so an append that still expects an unpacked log stores
 * nothing and fails with `Outdated`: without this check it could reuse a sequence number, since packing deletes the rows whose
 * primary key would reject it. Events appended later follow as rows, with sequence numbers after `lastSeq`; packing again
 * merges them.
 */
export async function packAttempt(
  tx: Transaction,
  attemptId: string,
  at: Date,
  change: (log: LoggedEvent[]) => LoggedEvent[] = (log) => log,
): Promise<void> {
  const isThisAttempt = eq(attempts.id, attemptId);
  await tx.select({ id: attempts.id }).from(attempts).where(isThisAttempt).for('update');
  const log = change(await listLog(tx, attemptId));
  const packed = {
    lastSeq: log.at(-1)?.seq ?? 0,
    items: itemsIn(log),
    log: packLog(log),
  };
  await tx
    .insert(packedLogs)
    .values({ attemptId, ...packed })
    .onConflictDoUpdate({ target: packedLogs.attemptId, set: packed });
  await tx.delete(attemptEvents).where(eq(attemptEvents.attemptId, attemptId));
  await tx.update(attempts).set({ packedAt: at }).where(isThisAttempt);
}

/** Lists attempts to pack, oldest first: ended before the one date, no event since the other, and a log short enough to read. */
export async function listUnpacked(
  db: Reader,
  { endedBefore, quietSince }: { endedBefore: Date; quietSince: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${attempts.id} as id from ${attempts}
    where ${attempts.packedAt} is null and ${attempts.endedAt} < ${endedBefore}
      and not exists (
        select 1 from ${attemptEvents}
        where ${attemptEvents.attemptId} = ${attempts.id}
          and (${attemptEvents.receivedAt} >= ${quietSince.getTime()}
            or ${attemptEvents.seq} > ${maxLogEvents}))
    order by ${attempts.endedAt} limit ${limit}`);
  return rows.map(({ id }) => id);
}
