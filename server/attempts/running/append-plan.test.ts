import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../platform/postgres/database.ts';
import { attemptEvents } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student } from '../../testing/attempts/student.ts';
import { insertLog } from './append-events.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Counts the transaction's sequential scans of the attempts and of their logs so far. */
async function countSequentialScans(tx: Transaction): Promise<unknown> {
  const { rows } = await tx.execute(
    sql`select relname, seq_scan from pg_stat_xact_user_tables
      where relname in ('attempts', 'attempt_events', 'packed_logs') order by relname`,
  );
  return rows;
}

it('appending events scans neither the attempts nor their logs', async () => {
  const { db } = test.services;
  const lâm = new Student(test.app, await signedInAs(test.services, 'student'));
  await lâm.start('practice-rw-1');
  await lâm.open(0);
  // With so few attempts the planner would prefer a sequential scan if the statement allowed one.
  await db.execute(sql`
    insert into attempts (id, account_id, form_id, state, has_text_to_speech, started_at, ended_at)
    select gen_random_uuid(), account_id, form_id, 'completed', false, started_at, started_at
    from attempts, generate_series(1, 5000) where id = ${lâm.attempt}`);
  await db.execute(sql`analyze attempts`);
  const now = test.clock.now().getTime();
  const view = await lâm.read();
  const log = [1, 2].map((place) => ({
    seq: view.attempt.seq + place,
    at: now,
    receivedAt: now,
    event: { type: 'answered', module: 0, question: 1, answer: 'B' } as const,
  }));
  const row = { id: lâm.attempt, accountId: lâm.id, packedAt: null };
  await db.transaction(async (tx) => {
    const before = await countSequentialScans(tx);
    await insertLog(tx, row, log);
    expect(await countSequentialScans(tx)).toEqual(before);
  });
  const stored = await db.$count(attemptEvents, eq(attemptEvents.attemptId, lâm.attempt));
  expect(stored).toBeGreaterThan(log.length);
});
