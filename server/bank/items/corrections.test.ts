import { randomUUID } from 'node:crypto';
import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapItemVersions } from '../item-versions.ts';
import { keyCorrections } from '../../db/bank-schema.ts';
import { answerCounts, results } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newEditor, publishItem, type Editor } from '../../testing/bank/editor.ts';
import { signedInAs } from '../../testing/factories.ts';
import { itemDraft } from '../../testing/bank/item-draft.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
let hà: Editor;
let nam: Editor;

beforeAll(async () => {
  test = await testApp();
  hà = await newEditor(test);
  nam = await newEditor(test);
});
afterAll(() => test.close());

interface Correction {
  before: string;
  after: string;
  gradedAs: number;
  results: number;
  running: number;
}

const newId = (): string => `item-${randomUUID()}`;

function keyed(key: ChoiceId, changes: Partial<ItemDraftContent> = {}): ItemDraftContent {
  const content = itemDraft();
  return { ...content, response: { ...content.response, key } as never, ...changes };
}

function typed(key: string): ItemDraftContent {
  const content = itemDraft('circles', { kind: 'entered' });
  return { ...content, response: { ...content.response, keys: [key] } as never };
}

/** Publishes one version for each content, in order. */
async function publishVersions(...contents: ItemDraftContent[]): Promise<string> {
  const id = newId();
  for (const content of contents) await publishItem(hà, nam, id, content);
  return id;
}

const path = (id: string, version: number): string => `/${id}/versions/${version}/correction`;

const preview = (id: string, version = 1) => hà.ask<Correction>('GET', path(id, version));

const correct = (id: string, gradedAs: number, version = 1) =>
  hà.ask<Correction>('POST', path(id, version), {
    gradedAs,
    reason: 'B was right as well.',
    studentNote: null,
  });

const jobsFor = async (id: string): Promise<{ version: number }[]> => {
  const { rows } = await test.services.db.execute(
    sql`select payload from graphile_worker._private_jobs as jobs
        join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
        where tasks.identifier = 'bank.key-corrected' and payload ->> 'item' = ${id}
        order by (payload ->> 'version')::int`,
  );
  return rows.map(({ payload }) => payload as { version: number });
};

it('grades an earlier version by the key of the latest, and enqueues scoring its results again', async () => {
  const id = await publishVersions(keyed('A'), keyed('B', { stem: 'What is asked here?' }));
  await test.services.db.insert(answerCounts).values([
    { itemId: id, version: 1, answer: 'A', count: 7 },
    { itemId: id, version: 1, answer: 'none', count: 2 },
  ]);
  const expected = { before: 'A', after: 'B', gradedAs: 2, results: 9, running: 0 };
  expect((await preview(id)).data).toEqual(expected);
  expect(await jobsFor(id)).toEqual([]);
  expect((await correct(id, 2)).data).toEqual(expected);
  expect(await jobsFor(id)).toEqual([{ item: id, version: 1, studentNote: null, by: hà.id }]);
  const item = (await mapItemVersions(test.services.db, [{ item: id, version: 1 }])).get(id)!;
  expect(rightAnswer(item)).toBe('B');
  expect(item.stem).toBe('What is asked?');
  const { data } = await hà.ask('GET', `/${id}`);
  expect(data.versions.map(({ key, gradedAs, results: count }) => [key, gradedAs, count])).toEqual([
    ['B', null, 0],
    ['A', 2, 9],
  ]);
  const [entry] = await test.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'item.key-corrected'));
  expect(entry).toMatchObject({ actorId: hà.id, subject: `item:${id}` });
  // The correction cannot be repeated.
  expect((await correct(id, 2)).code).toBe('KEY_NOT_CORRECTABLE');
});

it('corrects a key only between versions with the same choices and different keys', async () => {
  const other = keyed('B');
  if (other.response.kind === 'choice') other.response.choices.D.text = 'any time';
  const refused = [
    await publishVersions(keyed('A'), keyed('A', { stem: 'What is asked here?' })),
    await publishVersions(keyed('A'), other),
    await publishVersions(itemDraft('circles'), typed('3')),
  ];
  for (const id of refused) {
    expect((await preview(id)).code).toBe('KEY_NOT_CORRECTABLE');
    expect((await correct(id, 2)).code).toBe('KEY_NOT_CORRECTABLE');
  }
  const alone = await publishVersions(keyed('A'));
  expect((await preview(alone)).code).toBe('KEY_NOT_CORRECTABLE');
  const numbers = await publishVersions(typed('3'), typed('7/2'));
  expect((await preview(numbers)).data).toMatchObject({ before: '3', after: '7/2' });
});

it('refuses to correct an unknown version, or when another version was published since', async () => {
  const id = await publishVersions(keyed('A'), keyed('B'));
  expect((await preview(newId())).code).toBe('ITEM_NOT_FOUND');
  expect((await preview(id, 9)).code).toBe('ITEM_NOT_FOUND');
  expect((await correct(id, 2, 9)).code).toBe('ITEM_NOT_FOUND');
  expect((await correct(id, 1)).code).toBe('CHANGED_MEANWHILE');
  await publishItem(hà, nam, id, keyed('C'));
  expect((await correct(id, 2)).code).toBe('CHANGED_MEANWHILE');
});

it('replaces an earlier correction, and corrects versions that were graded by the wrong key too', async () => {
  const id = await publishVersions(keyed('A'), keyed('B'));
  await correct(id, 2);
  await publishItem(hà, nam, id, keyed('C'));
  // Version 1 is graded by the key of version 2, which is now found to be wrong.
  expect((await correct(id, 3, 2)).data).toMatchObject({ before: 'B', after: 'C' });
  const rows = await test.services.db
    .select()
    .from(keyCorrections)
    .where(eq(keyCorrections.itemId, id))
    .orderBy(keyCorrections.version);
  expect(rows.map(({ version, gradedAs }) => [version, gradedAs])).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect((await jobsFor(id)).map(({ version }) => version)).toEqual([1, 1, 2]);
});

it('counts attempts in progress with the item, and finds its results', async () => {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  const { id: attempt } = await student.start('practice-rw-1');
  const { items } = await student.open(0);
  const { id } = items[0]!;
  const { data: before } = await hà.ask('GET', `/${id}`);
  const { id: _id, version: _version, status: _status, ...content } = before.content!;
  if (content.response.kind !== 'choice') throw new Error('no choices');
  const key = content.response.key === 'A' ? 'B' : 'A';
  await publishItem(hà, nam, id, { ...content, response: { ...content.response, key } });
  expect((await preview(id)).data).toMatchObject({ running: 1, results: 0 });

  const other = new Student(test.app, await signedInAs(test.services, 'student'));
  const done = await takeTest(test, other, 'practice-rw-1', rightAnswer);
  expect(done).not.toBe(attempt);
  expect((await preview(id)).data).toMatchObject({ running: 1, results: 1 });
  const found = await test.services.db
    .select({ attempt: results.attemptId })
    .from(results)
    .where(sql`${results.outcomes} @> ${JSON.stringify([{ item: id, version: 1 }])}::jsonb`);
  expect(found).toEqual([{ attempt: done }]);
});
