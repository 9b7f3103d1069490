import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testApp, type TestApp } from '../testing/app.ts';
import type { LocalText } from './console-schema.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const migration = new URL('migrations/0005_english_words_people_use.sql', import.meta.url);
const shippedReplies = new URL('../../content/site/canned-replies.yaml', import.meta.url);
const [untouched, edited] = [
  '6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1004',
  '6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1003',
];

it('the migration rewords the canned replies that shipped and leaves what the team has written', async () => {
  const client = await test.services.db.$client.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into canned_replies (id, name, body, revision, created_at, updated_at) values
       ($1, '{"en": "The answers are all there", "vi": "Bài làm vẫn còn nguyên"}',
         '{"en": "Hello {{name}},\\n\\nWe have looked at “{{test}}”: every answer you gave reached us, also those you gave while the connection was down. They were made in time, so they count. Please reload the page of your results; if anything still looks wrong, reply here.\\n\\n{{agent}}, {{site}}\\n", "vi": "Chào"}', 1, now(), now()),
       ($2, '{"en": "No code?", "vi": "Chưa có mã"}', '{"en": "Hello", "vi": "Chào"}', 4, now(), now())`,
      [untouched, edited],
    );
    await client.query(await readFile(migration, 'utf8'));
    const { rows } = await client.query(
      'select id, name, body, revision from canned_replies where id = any($1) order by id desc',
      [[untouched, edited]],
    );
    const replies: { id: string; name: LocalText; body: LocalText }[] = parse(
      await readFile(shippedReplies, 'utf8'),
    );
    const shipped = replies.find(({ id }) => id === untouched);
    expect(rows).toEqual([
      {
        id: untouched,
        name: shipped?.name,
        body: { en: shipped?.body.en, vi: 'Chào' },
        revision: 3,
      },
      {
        id: edited,
        name: { en: 'No code?', vi: 'Chưa có mã' },
        body: { en: 'Hello', vi: 'Chào' },
        revision: 4,
      },
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
