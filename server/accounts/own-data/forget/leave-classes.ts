import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { Account } from '../deletion-store.ts';

/**
 * The classes of a forgotten teacher stay without one, with the record of who took which test for them. What the teacher wrote
 * for themselves and to the class goes. Nobody is left to release results: they are shown a day after the close, which is longer than
 * any attempt, or now if that is over; the job of every minute tells the students.
 */
export async function leaveClasses(tx: Transaction, { id }: Account, now: Date): Promise<void> {
  const ofTeacher = sql`select id from classes where teacher_id = ${id}`;
  await tx.execute(sql`
    update assignments set shows = 'after-close', notified_at = null,
      results_visible_at = greatest(closes_at + interval '1 day', ${now})
    where class_id in (${ofTeacher}) and results_visible_at is null`);
  await tx.execute(sql`delete from class_messages where class_id in (${ofTeacher})`);
  await tx.execute(sql`update classes set note = '', teacher_id = null where teacher_id = ${id}`);
}
