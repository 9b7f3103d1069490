import { sql, type SQL } from 'drizzle-orm';
import { attemptEvents, attempts } from '../db/schema.ts';

/** How long after its last event or heartbeat an attempt without a running clock still counts as being taken. */
export const presenceMs = 10 * 60_000;

/** Whether somebody is taking the test now: its clock runs, or a device was heard lately. For a query that joins attempts. */
export function isBeingTaken(now: Date): SQL<boolean> {
  const since = new Date(now.getTime() - presenceMs);
  return sql<boolean>`(${attempts.state} = 'running' and (
    coalesce(${attempts.settlesAt} > ${now}, false)
    or coalesce(${attempts.lastHeartbeatAt} >= ${since}, false)
    or exists (
      select 1 from ${attemptEvents}
      where ${attemptEvents.attemptId} = ${attempts.id}
        and ${attemptEvents.receivedAt} >= ${since.getTime()})))`;
}
