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
import { Scorings } from '../scoring/scorings.ts';
import { listScored } from '../store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** As between the last answer and its scoring. */
async function finished(): Promise<Student> {
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

const asOwn = ({ id }: Student): Viewer => ({
  accountId: id,
  seesAll: false,
  followsChildren: false,
  teaches: false,
});

const forever = 1_000_000;
const nothing = async (): Promise<string[]> => [];

describe('waiting for a score', () => {
  it('ends with the scoring, without asking the database in between', async () => {
    const ánh = await finished();
    const services = { ...test.services, scorings: new Scorings(nothing) };
    const waiting = awaitScore(services, ánh.attempt, asOwn(ánh), forever);
    await scoreJob(services).run({ attempt: ánh.attempt });
    expect(await waiting).toEqual({ isScored: true });
  });

  it('learns from the database what another process has scored', async () => {
    const ánh = await finished();
    const scorings = new Scorings((attempts) => listScored(test.services.db, attempts), 20);
    const waiting = awaitScore({ ...test.services, scorings }, ánh.attempt, asOwn(ánh), forever);
    await scoreCompleted(test.services, ánh.attempt);
    expect(await waiting).toEqual({ isScored: true });
  });

  it('says after a while that it is not there yet', async () => {
    const ánh = await finished();
    const told = await awaitScore(test.services, ánh.attempt, asOwn(ánh), 1);
    expect(told).toEqual({ isScored: false });
  });

  it('is for its own student and those who see all results, and for nobody else', async () => {
    const [ánh, bình] = [await finished(), await finished()];
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const path = `/results/${ánh.attempt}/scored`;
    const waiting = admin.call('GET', path);
    expect(await bình.call('GET', path)).toMatchObject({ status: 404 });
    await scoreJob(test.services).run({ attempt: ánh.attempt });
    expect(await waiting).toMatchObject({ body: { data: { isScored: true } } });
    expect(await ánh.call('GET', path)).toMatchObject({ body: { data: { isScored: true } } });
    expect(await bình.call('GET', path)).toMatchObject({ status: 404 });
  });

  it('tells a parent no more than the report does: nothing until there is a result', async () => {
    const ánh = await finished();
    const parent = new Student(test.app, await signedInAs(test.services, 'parent'));
    await test.services.db.insert(familyLinks).values({
      id: randomUUID(),
      parentId: parent.id,
      studentId: ánh.id,
      hasLetters: false,
      lettersToken: randomBytes(32),
      createdAt: new Date(),
    });
    const path = `/results/${ánh.attempt}/scored`;
    expect(await parent.call('GET', path)).toMatchObject({ status: 404 });
    await scoreCompleted(test.services, ánh.attempt);
    expect(await parent.call('GET', path)).toMatchObject({ body: { data: { isScored: true } } });
  });

  it('keeps no server from closing', async () => {
    const ánh = await finished();
    const scorings = new Scorings(nothing);
    const waiting = awaitScore({ ...test.services, scorings }, ánh.attempt, asOwn(ánh), forever);
    scorings.stop();
    expect(await waiting).toEqual({ isScored: false });
  });

  it('is let go by a server that closes, and begun by none that has', async () => {
    const scorings = new Scorings(nothing);
    const waiting = [scorings.wait('one', forever), scorings.wait('one', forever)];
    scorings.stop();
    expect(await Promise.all([...waiting, scorings.wait('two', forever)])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('asks once for all who wait', async () => {
    const asked: string[][] = [];
    const everything = async (attempts: string[]): Promise<string[]> => {
      asked.push(attempts);
      return attempts;
    };
    const scorings = new Scorings(everything, 1);
    const waiting = ['one', 'one', 'two'].map((attempt) => scorings.wait(attempt, forever));
    expect(await Promise.all(waiting)).toEqual([true, true, true]);
    expect(asked).toEqual([['one', 'two']]);
  });

  it('goes on where the database does not answer', async () => {
    let looks = 0;
    const answersLate = async (attempts: string[]): Promise<string[]> => {
      looks += 1;
      if (looks === 1) throw new Error('no connection');
      return attempts;
    };
    expect(await new Scorings(answersLate, 1).wait('one', forever)).toBe(true);
    expect(looks).toBe(2);
  });

  it('looks no more once nobody waits', async () => {
    let looks = 0;
    const counting = async (): Promise<string[]> => {
      looks += 1;
      return [];
    };
    const scorings = new Scorings(counting, 5);
    const waiting = scorings.wait('one', forever);
    scorings.scored('one');
    expect(await waiting).toBe(true);
    await setTimeout(50);
    expect(looks).toBeLessThanOrEqual(1);
  });
});
