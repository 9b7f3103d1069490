import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifications } from '../../db/console-schema.ts';
import { resultChanges, results } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { notifyChange } from '../../accounts/notifications/notify-change.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { rightAnswer, takeTest, wrongAnswer } from '../../testing/attempts/take-test.ts';
import { signedInAs } from '../../testing/factories.ts';
import { rescore } from './rescore.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));

const resultOf = async (attempt: string) =>
  (await test.services.db.select().from(results).where(eq(results.attemptId, attempt)))[0]!;

it('drops a question from scoring, rescores without it, and tells the student why', async () => {
  const ánh = await student();
  const attempt = await takeTest(test, ánh, 'diagnostic-1', (item, question) =>
    question % 3 === 2 ? wrongAnswer(item) : rightAnswer(item),
  );
  const before = await resultOf(attempt);
  const { item, version } = before.outcomes.find(({ result }) => result === 'wrong')!;
  const editor = new Student(test.app, await signedInAs(test.services, 'admin'));
  const author = new Student(test.app, await signedInAs(test.services, 'teacher'));
  const path = `/admin/questions/${item}/versions/${version}/drop`;
  const body = { reason: 'Two choices are right', studentNote: { en: 'Sorry.', vi: 'Xin lỗi.' } };
  expect((await author.call('POST', path, body)).status).toBe(403);
  expect((await ánh.call('POST', path, body)).status).toBe(403);
  const dropped = await editor.call('POST', path, body);
  expect(dropped.status).toBe(200);
  expect(dropped.body.data).toMatchObject({ versions: [{ version, isDropped: true }] });
  expect((await editor.call('POST', path, body)).body.code).toBe('ITEM_DROPPED');
  const unknown = `/admin/questions/${item}/versions/99/drop`;
  expect((await editor.call('POST', unknown, body)).status).toBe(404);

  const cause = {
    kind: 'dropped' as const,
    item,
    version,
    studentNote: body.studentNote,
    by: null,
  };
  await rescore(test.services, cause);
  const after = await resultOf(attempt);
  expect(after.right).toBe(before.right);
  expect(after.outcomes.filter(({ isDropped }) => isDropped)).toHaveLength(1);
  expect(after.score.total!.score).toBeGreaterThanOrEqual(before.score.total!.score);
  expect(after.score).not.toEqual(before.score);
  const gains = after.score.sections.flatMap((section) => section.gains);
  expect(gains.some((gain) => gain.item === item)).toBe(false);

  const report = (await ánh.call('GET', `/results/${attempt}`)).body.data as object;
  expect(report).toMatchObject({
    scored: 53,
    dropped: 1,
    changes: [{ kind: 'dropped', reason: null, studentNote: body.studentNote }],
  });
  const [change] = await test.services.db
    .select()
    .from(resultChanges)
    .where(eq(resultChanges.attemptId, attempt));
  await notifyChange(test.services, change!.id);
  const [notification] = await test.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.id, change!.id));
  expect(notification!.text.en).toContain(
    'because a question that was not fair no longer counts. Sorry.',
  );
  const [audited] = await test.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'item.dropped'));
  expect(audited!.detail).toMatchObject({ changes: { version, reason: body.reason } });

  await rescore(test.services, cause);
  expect(await test.services.db.$count(resultChanges, eq(resultChanges.attemptId, attempt))).toBe(
    1,
  );
});

it('a later attempt at the same test is scored without the dropped question', async () => {
  const minh = await student();
  const attempt = await takeTest(test, minh, 'diagnostic-1', rightAnswer);
  const { outcomes, score } = await resultOf(attempt);
  expect(outcomes.filter(({ isDropped }) => isDropped)).toHaveLength(1);
  expect(score.total!.score).toBe(1600);
});
