import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/postgres/database.ts';

export interface Queue {
  /** How long the first job in the line has been due. */
  oldestSeconds: number;
  /** Letters of the last hour that could not be handed over. One to an address that is wrong must not count for days. */
  failedLetters: number;
}

/** By the database's own clock, because the queue's times are of that clock. */
export async function readQueue(db: Database): Promise<Queue> {
  const { rows } = await db.execute<{ oldest: number; letters: number }>(sql`
    select
      coalesce(extract(epoch from now() - min(run_at) filter (
        where run_at <= now() and locked_at is null and attempts < max_attempts
      )), 0)::float as oldest,
      (count(*) filter (
        where task_identifier = 'mail.send' and last_error is not null
          and created_at > now() - interval '1 hour'
      ))::int as letters
    from graphile_worker.jobs`);
  return { oldestSeconds: rows[0]?.oldest ?? 0, failedLetters: rows[0]?.letters ?? 0 };
}
