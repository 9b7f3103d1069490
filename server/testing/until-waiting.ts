import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Reader } from '../platform/postgres/database.ts';

/** Resolves when the number of statements that wait for a lock reaches `statements`. */
export async function untilWaiting(db: Reader, statements = 1): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= statements) return;
    await setTimeout(10);
  }
}
