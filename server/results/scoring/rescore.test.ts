import type { Mistake } from '@bac/contract/results/mistakes.ts';
import type { ReadyReport } from '@bac/contract/results/results.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignments } from '../../db/classes-schema.ts';
import { notifications } from '../../db/console-schema.ts';
import { answerCounts, mistakes, resultChanges, results } from '../../db/results-schema.ts';
import { notifyChange } from '../../accounts/notifications/notify-change.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { createAssignment } from '../../testing/following/create-assignment.ts';
import { signedInAs } from '../../testing/factories.ts';
import { correctKey } from '../../testing/bank/correct-key.ts';
import {
  rightAnswer,
  wrongAnswer,
  takeTest,
  type AnswerFor,
} from '../../testing/attempts/take-test.ts';
import { fillLog } from '../../testing/attempts/long-log.ts';
import { Student } from '../../testing/attempts/student.ts';
import { logVisibleMistakes } from '../mistakes/log-mistakes.ts';
import { rescore } from './rescore.ts';
import { scoreCompleted } from './score-completed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));

const resultOf = async ({ attempt }: Student) => {
  const { db } = test.services;
  const [row] = await db.select().from(results).where(eq(results.attemptId, attempt));
  return row!;
};

const changesOf = ({ attempt }: Student) =>
  test.services.db.select().from(resultChanges).where(eq(resultChanges.attemptId, attempt));

const read = async <Data>(who: Student, path: string): Promise<Data> =>
  (await who.call('GET', path)).body.data as Data;

const correct = (item: string, version: number) =>
  rescore(test.services, { kind: 'rescored', item, version, studentNote: null, by: null });

const right: AnswerFor = (item) => rightAnswer(item);

describe('after a key correction', () => {
  it('logs mistakes of a withheld result only when it is shown', async () => {
    const ánh = await student();
    const attempt = await takeTest(test, ánh, 'practice-rw-2', right);
    const { id: teacher } = await signedInAs(test.services, 'teacher');
    const withheld = await createAssignment(test, {
      teacher,
      student: ánh.id,
      form: 'practice-rw-2',
      attempt,
    });
    const { item, version } = (await resultOf(ánh)).outcomes[2]!;
    await correctKey(test, item, version);
    await correct(item, version);
    const { db } = test.services;
    const countMistakes = () => db.$count(mistakes, eq(mistakes.accountId, ánh.id));
    await logVisibleMistakes(test.services, attempt);
    expect(await countMistakes()).toBe(0);
    await db
      .update(assignments)
      .set({ resultsVisibleAt: test.clock.now() })
      .where(eq(assignments.id, withheld.assignment));
    await logVisibleMistakes(test.services, attempt);
    expect(await countMistakes()).toBe(1);
  });

  it('changes only results with an answer that is graded differently, and everything derived from them', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'diagnostic-1', right);
    const { item, version } = (await resultOf(ánh)).outcomes[4]!;
    const bình = await student();
    await takeTest(test, bình, 'diagnostic-1', (each) =>
      each.id === item ? wrongAnswer(each) : rightAnswer(each),
    );
    const chi = await student();
    await takeTest(test, chi, 'diagnostic-1', (each) =>
      each.id === item ? undefined : rightAnswer(each),
    );
    const before = {
      ánh: await resultOf(ánh),
      bình: await resultOf(bình),
      chi: await resultOf(chi),
    };
    expect((await read<Mistake[]>(bình, '/mistakes')).map((each) => each.item)).toEqual([item]);

    await correctKey(test, item, version);
    await correct(item, version);
    const after = {
      ánh: await resultOf(ánh),
      bình: await resultOf(bình),
      chi: await resultOf(chi),
    };
    expect(after.chi).toEqual(before.chi);
    expect(after.bình.right).toBe(before.bình.right + 1);
    expect(after.bình.totalScore).toBeGreaterThan(before.bình.totalScore!);
    expect(after.ánh.right).toBe(before.ánh.right - 1);
    expect(after.ánh.totalScore).toBeLessThan(before.ánh.totalScore!);
    expect(after.ánh.rescoredAt).not.toBeNull();
    // A former miss leaves the error log, and a new one enters it.
    expect(await read<Mistake[]>(bình, '/mistakes')).toEqual([]);
    expect((await read<Mistake[]>(ánh, '/mistakes')).map((each) => each.item)).toEqual([item]);

    const [change] = await changesOf(bình);
    expect(change).toMatchObject({
      kind: 'rescored',
      reason: null,
      studentNote: null,
      before: { total: before.bình.totalScore, right: before.bình.right },
      after: { total: after.bình.totalScore, right: after.bình.right },
    });
    expect(await changesOf(chi)).toEqual([]);
    await notifyChange(test.services, change!.id);
    const [notification] = await test.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.id, change!.id));
    expect(notification?.text.en).toContain(`${before.bình.totalScore} → ${after.bình.totalScore}`);
    const report = await read<ReadyReport>(bình, `/results/${bình.attempt}`);
    expect(report.changes).toHaveLength(1);
    expect(report.questions[4]).toMatchObject({ result: 'right' });
  });

  it('a repeated or interrupted rescore changes nothing twice', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'practice-rw-1', right);
    const { item, version } = (await resultOf(ánh)).outcomes[2]!;
    await correctKey(test, item, version);
    await correct(item, version);
    const once = await resultOf(ánh);
    await Promise.all([correct(item, version), correct(item, version)]);
    expect(await resultOf(ánh)).toEqual(once);
    expect(await changesOf(ánh)).toHaveLength(1);
    const [change] = await changesOf(ánh);
    expect(change?.after).toMatchObject({ total: null, right: once.right });
    await scoreCompleted(test.services, ánh.attempt);
    expect(await resultOf(ánh)).toEqual(once);
  });

  it('keeps the route, and scores the questions on it', async () => {
    const ánh = await student();
    // Enough wrong answers in the first module for the lower route.
    await takeTest(test, ánh, 'full-1', (item, question, module) =>
      module === 0 && question > 2 ? wrongAnswer(item) : rightAnswer(item),
    );
    const before = await resultOf(ánh);
    const routes = before.modules.map(({ route }) => route);
    expect(routes[1]).toBe('lower');
    const missed = before.outcomes
      .filter(({ module, isPretest, result }) => module === 0 && !isPretest && result === 'wrong')
      .slice(0, 3);
    for (const { item, version } of missed) {
      await correctKey(test, item, version);
      await correct(item, version);
    }
    const after = await resultOf(ánh);
    expect(after.modules.map(({ route }) => route)).toEqual(routes);
    expect(after.outcomes.map(({ item }) => item)).toEqual(before.outcomes.map(({ item }) => item));
    expect(after.right).toBe(before.right + 3);
    expect(after.totalScore).toBeGreaterThan(before.totalScore!);
    expect(await changesOf(ánh)).toHaveLength(3);
  });

  it('updates the counts of entered answers, but not those of invalidated results', async () => {
    const takeMathTest = async (): Promise<Student> => {
      const who = await student();
      await takeTest(test, who, 'practice-math-1', right);
      return who;
    };
    const ánh = await takeMathTest();
    const bình = await takeMathTest();
    const outcomes = (await resultOf(ánh)).outcomes;
    const entered = outcomes.find(({ answer }) => answer !== undefined && !/^[A-D]$/.test(answer))!;
    const { item, version } = entered;
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    await admin.call('POST', `/admin/attempts/${bình.attempt}/invalidate`, {
      id: crypto.randomUUID(),
      reason: 'A trial.',
    });
    const counts = async (): Promise<Record<string, number>> => {
      const rows = await test.services.db
        .select()
        .from(answerCounts)
        .where(and(eq(answerCounts.itemId, item), eq(answerCounts.version, version)));
      return Object.fromEntries(rows.map(({ answer, count }) => [answer, count]));
    };
    const before = await counts();
    await correctKey(test, item, version);
    await correct(item, version);
    const after = await counts();
    expect(after['right']).toBe(before['right']! - 1);
    expect(after['wrong']).toBe((before['wrong'] ?? 0) + 1);
    expect((await resultOf(bình)).rescoredAt).not.toBeNull();
    await admin.call('POST', `/admin/attempts/${bình.attempt}/restore`, {
      id: crypto.randomUUID(),
      reason: 'It counts.',
    });
    expect((await counts())['wrong']).toBe((before['wrong'] ?? 0) + 2);
  });

  it('rescores the other results when one log is too long to be read', async () => {
    const [long, other] = [await student(), await student()];
    await takeTest(test, long, 'practice-rw-1', right);
    await takeTest(test, other, 'practice-rw-1', right);
    const { item, version } = (await resultOf(long)).outcomes[3]!;
    const visited = { type: 'visited', module: 0, question: 0, ms: 1 } as const;
    await fillLog(test, long, visited, { first: 1000, count: 25_001 });
    await correctKey(test, item, version);
    await expect(correct(item, version)).rejects.toThrow('not rescored');
    expect((await resultOf(long)).rescoredAt).toBeNull();
    expect((await resultOf(other)).rescoredAt).not.toBeNull();
  });

  it('grades later attempts and retried mistakes by the new key at once', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'practice-rw-1', (item) => wrongAnswer(item));
    const { item, version } = (await resultOf(ánh)).outcomes[7]!;
    const { newKey } = await correctKey(test, item, version);
    const late = await student();
    await takeTest(test, late, 'practice-rw-1', (each) =>
      each.id === item ? newKey : rightAnswer(each),
    );
    expect((await resultOf(late)).outcomes[7]?.result).toBe('right');
    // The job has not run yet, but a retry of the question is graded by the new key all the same.
    await test.services.db
      .update(mistakes)
      .set({ dueAt: test.clock.now() })
      .where(and(eq(mistakes.accountId, ánh.id), eq(mistakes.itemId, item)));
    const again = { id: crypto.randomUUID(), answer: newKey };
    const { body } = await ánh.call('POST', `/mistakes/${item}/tries`, again);
    expect(body.data).toMatchObject({ isRight: true, solution: { key: newKey } });
  });
});
