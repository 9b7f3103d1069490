import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import type { Student } from './student.ts';

/**
 * Appends the same event many times, bypassing all limits: `count` rows for the student's device, numbered from `first`. Returns
 * the next number.
 */
export async function fillLog(
  { services: { db, clock } }: TestApp,
  { attempt, device }: Pick<Student, 'attempt' | 'device'>,
  event: BrowserEvent,
  { first, count }: { first: number; count: number },
): Promise<number> {
  const at = clock.now().getTime();
  await db.execute(sql`
    insert into attempt_events (attempt_id, seq, at, received_at, device, number, event)
    select ${attempt}::uuid, last.seq + place, ${at}, ${at}, ${device}, ${first - 1} + place,
      ${JSON.stringify(event)}::jsonb
    from generate_series(1, ${count}::int) as place,
      (select max(seq) as seq from attempt_events where attempt_id = ${attempt}) as last`);
  return first + count;
}
