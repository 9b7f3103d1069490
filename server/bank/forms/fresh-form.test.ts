import type { Test } from '@bac/contract/attempts/tests.ts';
import { notLike } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { items } from '../../db/items-schema.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { purgeFreshForms } from './purge-fresh-forms.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { freshFormLimit } from './fresh-form.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));

const makeFresh = (who: Student, like: string, id: string = crypto.randomUUID()) =>
  who.call('POST', '/tests/fresh', { id, like });

const listTests = async (who: Student): Promise<Test[]> =>
  (await who.call('GET', '/tests')).body.data as Test[];

it('a fresh form has only questions new to the student, and only that student may take it', async () => {
  const ánh = await student();
  await takeTest(test, ánh, 'practice-rw-1', rightAnswer);
  const id = crypto.randomUUID();
  const made = await makeFresh(ánh, 'practice-rw-1', id);
  const { test: own } = made.body.data as { test: string };
  expect((await makeFresh(ánh, 'practice-rw-1', id)).body.data).toEqual({ test: own });
  const entry = (await listTests(ánh)).find((each) => each.id === own);
  expect(entry).toMatchObject({ isOwn: true, questions: 27, progress: { seen: 0 } });
  const before = await ánh.start(own);
  expect(before.attempt.phase).toEqual({ name: 'waiting', next: 0, mayBreak: false });
  expect((await ánh.open(0)).items).toHaveLength(27);

  const other = await student();
  expect((await listTests(other)).some((each) => each.id === own)).toBe(false);
  const body = { id: crypto.randomUUID(), test: own, device: 'laptop-1' };
  expect((await other.call('POST', '/attempts', body)).status).toBe(404);
  expect((await makeFresh(other, own)).status).toBe(404);
});

it('deletes fresh forms that were never started after fourteen days', async () => {
  const an = await student();
  const freshId = async () =>
    ((await makeFresh(an, 'practice-rw-1')).body.data as { test: string }).test;
  const [started, unused] = [await freshId(), await freshId()];
  await an.start(started);
  test.clock.turn(13 * 24 * 60 * 60_000);
  const recent = await freshId();
  test.clock.turn(24 * 60 * 60_000);
  await purgeFreshForms(test.services).run({});
  const left = (await listTests(an)).filter(({ isOwn }) => isOwn).map(({ id }) => id);
  expect(new Set(left)).toEqual(new Set([started, recent]));
  expect(left).not.toContain(unused);
  expect((await listTests(an)).some(({ id }) => id === 'practice-rw-1')).toBe(true);
});

it('limits fresh forms to thirty an hour per student', async () => {
  const chi = await student();
  const limit = freshFormLimit(chi.id);
  for (let before = 0; before < 29; before += 1) await countAgainst(test.services, limit);
  expect((await makeFresh(chi, 'practice-rw-1')).status).toBe(200);
  expect((await makeFresh(chi, 'practice-rw-1')).status).toBe(429);
  expect((await makeFresh(await student(), 'practice-rw-1')).status).toBe(200);
});

it('refuses a fresh form when too few unseen questions are left', async () => {
  const bình = await student();
  expect((await makeFresh(bình, 'none')).body.code).toBe('TEST_NOT_FOUND');
  // Leave only a few published questions.
  await test.services.db.update(items).set({ status: 'archived' }).where(notLike(items.id, '%-01'));
  expect((await makeFresh(bình, 'practice-rw-1')).body.code).toBe('TOO_FEW_UNSEEN');
});
