import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyLinks } from '../../db/family-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student } from '../../testing/attempts/student.ts';
import { awaitScore } from './await-score.ts';
import type { Viewer } from './report-store.ts';
import { scoreCompleted, scoreJob } from '../scoring/score-completed.ts';
import { ScoreWaiters } from '../scoring/score-waiters.ts';
import { listScored } from '../store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Completes an attempt that is not scored yet. */
async function completeTest(): Promise<Student> {
  const student = new Student(
    test.app,
    await signedInAs(test.services, 'student', { dob: '2008-05-20' }),
  );
  await student.start('diagnostic-1');
  await student.send({ type: 'sections-chosen', sections: ['math'] });
  await student.open(1);
  await student.send({ type: 'submitted', module: 1 });
  return student;
}

const ownViewer = ({ id }: Student): Viewer => ({
  accountId: id,
  seesAll: false,
  followsChildren: false,
  teaches: false,
});

const forever = 1_000_000;
const findNone = async (): Promise<string[]> => [];

describe('waiting for a score', () => {
  it('resolves when the attempt is scored, without polling the database', async () => {
    const ánh = await completeTest();
    const services = { ...test.services, scorings: new ScoreWaiters(findNone) };
    const waiting = awaitScore(services, ánh.attempt, ownViewer(ánh), forever);
    await scoreJob(services).run({ attempt: ánh.attempt });
    expect(await waiting).toEqual({ isScored: true });
  });

  it('polls the database for results of another process', async () => {
    const ánh = await completeTest();
    const scorings = new ScoreWaiters((attempts) => listScored(test.services.db, attempts), 20);
    const waiting = awaitScore(
      { ...test.services, scorings },
      ánh.attempt,
      ownViewer(ánh),
      forever,
    );
    await scoreCompleted(test.services, ánh.attempt);
    expect(await waiting).toEqual({ isScored: true });
  });

  it('resolves to false after the timeout', async () => {
    const ánh = await completeTest();
    const result = await awaitScore(test.services, ánh.attempt, ownViewer(ánh), 1);
    expect(result).toEqual({ isScored: false });
  });

  it('only the student and those who see all results may wait for a score', async () => {
    const [ánh, bình] = [await completeTest(), await completeTest()];
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const path = `/results/${ánh.attempt}/scored`;
    const waiting = admin.call('GET', path);
    expect(await bình.call('GET', path)).toMatchObject({ status: 404 });
    await scoreJob(test.services).run({ attempt: ánh.attempt });
    expect(await waiting).toMatchObject({ body: { data: { isScored: true } } });
    expect(await ánh.call('GET', path)).toMatchObject({ body: { data: { isScored: true } } });
    expect(await bình.call('GET', path)).toMatchObject({ status: 404 });
  });

  it('a parent finds the attempt only once it has a result', async () => {
    const ánh = await completeTest();
    const parent = new Student(test.app, await signedInAs(test.services, 'parent'));
    await test.services.db.insert(familyLinks).values({
      id: randomUUID(),
      parentId: parent.id,
      studentId: ánh.id,
      getsWeeklyEmail: false,
      unsubscribeToken: randomBytes(32),
      createdAt: new Date(),
    });
    const path = `/results/${ánh.attempt}/scored`;
    expect(await parent.call('GET', path)).toMatchObject({ status: 404 });
    await scoreCompleted(test.services, ánh.attempt);
    expect(await parent.call('GET', path)).toMatchObject({ body: { data: { isScored: true } } });
  });

  it('stopping resolves pending requests, so that the server can close', async () => {
    const ánh = await completeTest();
    const scorings = new ScoreWaiters(findNone);
    const waiting = awaitScore(
      { ...test.services, scorings },
      ánh.attempt,
      ownViewer(ánh),
      forever,
    );
    scorings.stop();
    expect(await waiting).toEqual({ isScored: false });
  });

  it('stopping resolves all waiters, and later ones at once', async () => {
    const scorings = new ScoreWaiters(findNone);
    const waiting = [scorings.wait('one', forever), scorings.wait('one', forever)];
    scorings.stop();
    expect(await Promise.all([...waiting, scorings.wait('two', forever)])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('polls once for all waiters', async () => {
    const queries: string[][] = [];
    const findAll = async (attempts: string[]): Promise<string[]> => {
      queries.push(attempts);
      return attempts;
    };
    const scorings = new ScoreWaiters(findAll, 1);
    const waiting = ['one', 'one', 'two'].map((attempt) => scorings.wait(attempt, forever));
    expect(await Promise.all(waiting)).toEqual([true, true, true]);
    expect(queries).toEqual([['one', 'two']]);
  });

  it('keeps polling after the database fails', async () => {
    let polls = 0;
    const failOnce = async (attempts: string[]): Promise<string[]> => {
      polls += 1;
      if (polls === 1) throw new Error('no connection');
      return attempts;
    };
    expect(await new ScoreWaiters(failOnce, 1).wait('one', forever)).toBe(true);
    expect(polls).toBe(2);
  });

  it('stops polling when nobody waits', async () => {
    let polls = 0;
    const countPolls = async (): Promise<string[]> => {
      polls += 1;
      return [];
    };
    const scorings = new ScoreWaiters(countPolls, 5);
    const waiting = scorings.wait('one', forever);
    scorings.notifyScored('one');
    expect(await waiting).toBe(true);
    await setTimeout(50);
    expect(polls).toBeLessThanOrEqual(1);
  });
});
