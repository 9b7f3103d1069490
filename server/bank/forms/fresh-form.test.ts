import type { Test } from '@bac/contract/attempts/tests.ts';
import { notLike } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { items } from '../../db/items-schema.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { keyOf, sit } from '../../testing/attempts/sit.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));

const fresh = (who: Student, like: string, id: string = crypto.randomUUID()) =>
  who.call('POST', '/tests/fresh', { id, like });

const listed = async (who: Student): Promise<Test[]> =>
  (await who.call('GET', '/tests')).body.data as Test[];

it('a test of new questions holds nothing the student has met, and is theirs alone', async () => {
  const ánh = await student();
  await sit(test, ánh, 'practice-rw-1', keyOf);
  const id = crypto.randomUUID();
  const made = await fresh(ánh, 'practice-rw-1', id);
  const { test: own } = made.body.data as { test: string };
  expect((await fresh(ánh, 'practice-rw-1', id)).body.data).toEqual({ test: own });
  const entry = (await listed(ánh)).find((each) => each.id === own);
  expect(entry).toMatchObject({ isOwn: true, questions: 27, mine: { seen: 0 } });
  const before = await ánh.start(own);
  expect(before.attempt.phase).toEqual({ name: 'waiting', next: 0, mayBreak: false });
  expect((await ánh.open(0)).items).toHaveLength(27);

  const other = await student();
  expect((await listed(other)).some((each) => each.id === own)).toBe(false);
  const body = { id: crypto.randomUUID(), test: own, device: 'laptop-1' };
  expect((await other.call('POST', '/attempts', body)).status).toBe(404);
  expect((await fresh(other, own)).status).toBe(404);
});

it('is not made more than thirty times an hour', async () => {
  const chi = await student();
  const asked = { name: 'tests:fresh', of: chi.id, atMost: 30, milliseconds: 60 * 60 * 1000 };
  for (let before = 0; before < 29; before += 1) await countAgainst(test.services, asked);
  expect((await fresh(chi, 'practice-rw-1')).status).toBe(200);
  expect((await fresh(chi, 'practice-rw-1')).status).toBe(429);
  expect((await fresh(await student(), 'practice-rw-1')).status).toBe(200);
});

it('is refused kindly when too few new questions are left', async () => {
  const bình = await student();
  expect((await fresh(bình, 'none')).body.code).toBe('TEST_NOT_FOUND');
  // As if few questions had ever been written.
  await test.services.db.update(items).set({ status: 'archived' }).where(notLike(items.id, '%-01'));
  expect((await fresh(bình, 'practice-rw-1')).body.code).toBe('TOO_FEW_UNSEEN');
});
