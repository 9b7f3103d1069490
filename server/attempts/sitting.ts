import { sql, type SQL } from 'drizzle-orm';
import { attemptEvents, attempts } from '../db/schema.ts';

/** Where no clock runs, nobody is there after so long. */
export const hereMs = 10 * 60_000;

/** Somebody is at this attempt: its clock runs, or something was heard of it lately. For a query that joins attempts. */
export function isSitting(now: Date): SQL<boolean> {
  const since = new Date(now.getTime() - hereMs);
  return sql<boolean>`(${attempts.state} = 'running' and (
    coalesce(${attempts.settlesAt} > ${now}, false)
    or coalesce(${attempts.heardAt} >= ${since}, false)
    or exists (
      select 1 from ${attemptEvents}
      where ${attemptEvents.attemptId} = ${attempts.id}
        and ${attemptEvents.receivedAt} >= ${since.getTime()})))`;
}
