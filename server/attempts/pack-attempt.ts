import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { eq, sql } from 'drizzle-orm';
import { listLog, longestLog } from './log.ts';
import type { Reader, Transaction } from '../platform/postgres/database.ts';
import { itemsIn, packLog } from './packed-log.ts';
import { attemptEvents, attempts, packedLogs } from '../db/schema.ts';

/**
 * Puts the whole log of a finished attempt into one row, changed where `change` says so. Appending waits at the attempt's
 * row meanwhile, and afterwards finds that what it knew no longer holds.
 */
export async function packAttempt(
  tx: Transaction,
  attemptId: string,
  at: Date,
  change: (log: LoggedEvent[]) => LoggedEvent[] = (log) => log,
): Promise<void> {
  const isIt = eq(attempts.id, attemptId);
  await tx.select({ id: attempts.id }).from(attempts).where(isIt).for('update');
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
  await tx.update(attempts).set({ packedAt: at }).where(isIt);
}

/** Ended by then, with nothing heard of since the later moment, short enough and not packed yet; the oldest first. */
export async function listUnpacked(
  db: Reader,
  { endedBefore, quietSince }: { endedBefore: Date; quietSince: Date },
  atMost: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${attempts.id} as id from ${attempts}
    where ${attempts.packedAt} is null and ${attempts.endedAt} < ${endedBefore}
      and not exists (
        select 1 from ${attemptEvents}
        where ${attemptEvents.attemptId} = ${attempts.id}
          and (${attemptEvents.receivedAt} >= ${quietSince.getTime()}
            or ${attemptEvents.seq} > ${longestLog}))
    order by ${attempts.endedAt} limit ${atMost}`);
  return rows.map(({ id }) => id);
}
