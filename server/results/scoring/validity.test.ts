import type { History, ReadyReport } from '@bac/contract/results/results.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnalytics } from '../../console/dashboard/analytics.ts';
import { readDashboard } from '../../console/dashboard/dashboard.ts';
import { notifications } from '../../db/console-schema.ts';
import { answerCounts, resultChanges, results } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { notifyChange } from '../../accounts/notifications/notify-change.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { rightAnswer, wrongAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const student = async (): Promise<Student> =>
  new Student(
    test.app,
    await signedInAs(test.services, 'student', { goalScore: 1500, dob: '2008-05-20' }),
  );

/** Signs in a new administrator each time, because taking a test turns the clock beyond the end of a session. */
const administrator = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'admin'));

async function act(
  attempt: string,
  action: 'invalidate' | 'restore',
  body: object = {},
  actor?: Student,
) {
  const request = { id: crypto.randomUUID(), reason: 'Two people sat here.', ...body };
  const caller = actor ?? (await administrator());
  return caller.call('POST', `/admin/attempts/${attempt}/${action}`, request);
}

const read = async <Data>(who: Student, path: string): Promise<Data> =>
  (await who.call('GET', path)).body.data as Data;

/** Sums the counts of all answers to the attempt's first question. */
async function countAnswers(attempt: string): Promise<number> {
  const { db } = test.services;
  const [result] = await db.select().from(results).where(eq(results.attemptId, attempt));
  const { item, version } = result!.outcomes[0]!;
  const rows = await db
    .select()
    .from(answerCounts)
    .where(and(eq(answerCounts.itemId, item), eq(answerCounts.version, version)));
  return rows.reduce((sum, { count }) => sum + count, 0);
}

async function readEverywhere(who: Student, attempt: string) {
  const { db, clock } = test.services;
  const now = new Date(clock.now().getTime() + 1000);
  const history = await read<History>(who, '/results');
  const tests = await read<Test[]>(who, '/tests');
  const progress = tests.find(({ id }) => id === 'diagnostic-1')?.progress;
  const dashboard = await readDashboard(db, now, 7);
  const analytics = await readAnalytics(db, now, 12);
  const goal = (
    await read<{ id: string; earnedAt: string | null }[]>(who, '/id/achievements')
  ).find(({ id }) => id === 'goalReached');
  return {
    best: history.best?.attempt,
    superscore: history.superscore?.score,
    testBest: progress?.best?.score,
    completed: progress?.completed,
    scores: dashboard.scores.count,
    median: analytics.tests.find((each) => each.test === 'diagnostic-1')?.medianScore,
    hasReachedGoal: goal?.earnedAt !== null,
    answers: await countAnswers(attempt),
  };
}

describe('invalidated results', () => {
  it('every reader leaves an invalidated result out, and counts it again once it is restored', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'diagnostic-1', (item) => wrongAnswer(item));
    const low = ánh.attempt;
    await takeTest(test, ánh, 'diagnostic-1', (item) => rightAnswer(item));
    const high = ánh.attempt;
    const before = await readEverywhere(ánh, high);
    expect(before).toMatchObject({ best: high, completed: 2, hasReachedGoal: true });

    expect((await act(high, 'invalidate')).status).toBe(200);
    const without = await readEverywhere(ánh, high);
    expect(without).toMatchObject({ best: low, completed: 1, hasReachedGoal: false });
    expect(without.superscore).toBeLessThan(before.superscore!);
    expect(without.testBest).toBeLessThan(before.testBest!);
    expect(without.scores).toBe(before.scores - 1);
    expect(without.median).toBeLessThanOrEqual(before.median!);
    expect(without.answers).toBe(before.answers - 1);

    expect((await act(high, 'restore', { reason: 'It was one person.' })).status).toBe(200);
    expect(await readEverywhere(ánh, high)).toEqual(before);
  });

  it('shows the student the reason, and shared links show nothing', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'diagnostic-1', (item) => rightAnswer(item));
    const share = await ánh.call('POST', `/results/${ánh.attempt}/shares`, {
      id: crypto.randomUUID(),
      days: 7,
    });
    const { secret } = share.body.data as { secret: string };
    await act(ánh.attempt, 'invalidate');
    const report = await read<ReadyReport>(ánh, `/results/${ánh.attempt}`);
    expect(report.invalidated?.reason).toBe('Two people sat here.');
    expect(report.changes).toMatchObject([{ kind: 'invalidated' }]);
    expect(Object.keys(report.changes[0]!)).not.toContain('actorId');
    const [entry] = (await read<History>(ánh, '/results')).attempts;
    expect(entry?.invalidReason).toBe('Two people sat here.');
    const visitor = new Student(test.app, { cookie: '', id: '' });
    const seen = await read(visitor, `/results/${ánh.attempt}?share=${secret}`);
    expect(seen).toEqual({
      state: 'invalidated',
      attempt: ánh.attempt,
      test: expect.objectContaining({ id: 'diagnostic-1' }),
    });
    const another = { id: crypto.randomUUID(), days: 7 };
    expect((await ánh.call('POST', `/results/${ánh.attempt}/shares`, another)).status).toBe(404);
  });

  it('does not compare later results with an invalidated best', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'diagnostic-1', (item) => rightAnswer(item));
    await act(ánh.attempt, 'invalidate');
    await takeTest(test, ánh, 'diagnostic-1', (item) => wrongAnswer(item));
    const report = await read<ReadyReport>(ánh, `/results/${ánh.attempt}`);
    expect(report).toMatchObject({ bestBefore: null, ordinal: 2 });
  });

  it('records, audits and announces an invalidation once, however often it is requested', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'practice-rw-1', (item) => rightAnswer(item));
    const id = crypto.randomUUID();
    const admin = await administrator();
    expect((await act(ánh.attempt, 'invalidate', { id }, admin)).status).toBe(200);
    expect((await act(ánh.attempt, 'invalidate', { id }, admin)).status).toBe(200);
    expect((await act(ánh.attempt, 'invalidate')).body.code).toBe('CHANGED_MEANWHILE');
    const { db } = test.services;
    const changes = await db
      .select()
      .from(resultChanges)
      .where(eq(resultChanges.attemptId, ánh.attempt));
    expect(changes).toMatchObject([{ id, kind: 'invalidated', actorId: admin.id }]);
    const entries = await db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, `attempt:${ánh.attempt}`),
          eq(auditLog.action, 'result.invalidated'),
        ),
      );
    expect(entries).toHaveLength(1);
    await notifyChange(test.services, id);
    const [notification] = await db.select().from(notifications).where(eq(notifications.id, id));
    expect(notification?.text.vi).toContain('Two people sat here.');
  });

  it('only those who see all results may invalidate one, and only where there is one', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'practice-rw-1', (item) => rightAnswer(item));
    expect((await act(ánh.attempt, 'invalidate', {}, ánh)).status).toBe(403);
    expect((await act(ánh.attempt, 'restore')).body.code).toBe('CHANGED_MEANWHILE');
    await ánh.start('practice-math-1');
    expect((await act(ánh.attempt, 'invalidate')).status).toBe(404);
    expect((await act(ánh.attempt, 'invalidate', { reason: '' })).status).toBe(400);
  });
});
