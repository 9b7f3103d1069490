import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const file = new URL('migrations/0004_vietnamese_words_people_use.sql', import.meta.url);
const reply = '6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1003';

it('the migration renames what shipped with the product and leaves what the team has written', async () => {
  const client = await test.services.db.$client.connect();
  const namesOf = async (table: string, column: string): Promise<unknown[]> =>
    (
      await client.query<{ name: unknown }>(
        `select ${column} as name from ${table} where id like 'renamed-%' order by id`,
      )
    ).rows.map(({ name }) => name);
  try {
    await client.query('begin');
    await client.query(`
      with names (id, name) as (values
        ('renamed-1', '{"en": "Full test 1", "vi": "Đề đầy đủ số 1"}'::jsonb),
        ('renamed-2', '{"en": "Full test 1", "vi": "Đề đầy đủ số 1 (mới)"}'),
        ('renamed-3', '{"en": "Diagnostic test of new questions", "vi": "Bài đánh giá gồm câu mới"}')
      ), forms as (
        insert into forms (id, blueprint, status, content, scaling, created_at, updated_at)
        select id, 'full', 'published', jsonb_build_object('id', id, 'name', name), '{}', now(), now() from names
      )
      insert into form_drafts (id, blueprint, name, modules, previewed, revision, created_at, updated_at)
      select id, 'full', name, '[]', '[]', 1, now(), now() from names`);
    await client.query(
      `insert into canned_replies (id, name, body, revision, created_at, updated_at)
       values ($1, '{"en": "The code has not arrived", "vi": "Không nhận được mã xác nhận"}',
         '{"en": "Hello", "vi": "Lời của đội hỗ trợ"}', 4, now(), now())`,
      [reply],
    );
    await client.query(await readFile(file, 'utf8'));
    const expected = [
      { en: 'Full test 1', vi: 'Đề thi thử số 1' },
      { en: 'Full test 1', vi: 'Đề đầy đủ số 1 (mới)' },
      { en: 'Diagnostic test of new questions', vi: 'Bài kiểm tra đầu vào gồm câu mới' },
    ];
    expect(await namesOf('forms', `content -> 'name'`)).toEqual(expected);
    expect(await namesOf('form_drafts', 'name')).toEqual(expected);
    const { rows } = await client.query(
      'select name, body, revision from canned_replies where id = $1',
      [reply],
    );
    expect(rows).toEqual([
      {
        name: { en: 'The code has not arrived', vi: 'Không nhận được mã xác minh' },
        body: { en: 'Hello', vi: 'Lời của đội hỗ trợ' },
        revision: 5,
      },
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
