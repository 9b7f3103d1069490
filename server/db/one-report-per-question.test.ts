import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const file = new URL('migrations/0001_one_report_per_question.sql', import.meta.url);

it('the migration keeps the first report on each question of an attempt', async () => {
  const client = await test.services.db.$client.connect();
  try {
    await client.query('begin');
    // Without its foreign keys, so that the reports need no attempt.
    await client.query(`set local session_replication_role = replica`);
    await client.query(`drop index problem_reports_attempt_item`);
    await client.query(`create index problem_reports_attempt on problem_reports (attempt_id)`);
    await client.query(`
      with attempt as (select gen_random_uuid() as one, gen_random_uuid() as other)
      insert into problem_reports (id, account_id, attempt_id, item_id, version, reason, message, created_at)
      select gen_random_uuid(), gen_random_uuid(), each.attempt_id, item, 1, 'other', name, '2026-11-01'::timestamptz + after
      from attempt, lateral (values
        ('first', one, 'a', '1 minute'::interval), ('again', one, 'a', '2 minutes'), ('same time', one, 'c', '0'),
        ('same time', one, 'c', '0'), ('other question', one, 'b', '3 minutes'), ('other attempt', other, 'a', '4 minutes')
      ) as each (name, attempt_id, item, after)`);
    await client.query(await readFile(file, 'utf8'));
    const { rows } = await client.query<{ message: string }>(
      `select message from problem_reports order by created_at`,
    );
    expect(rows.map(({ message }) => message)).toEqual([
      'same time',
      'first',
      'other question',
      'other attempt',
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
