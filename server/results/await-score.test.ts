import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { Student } from '../testing/student.ts';
import { awaitScore } from './await-score.ts';
import { scoreCompleted, scoreJob } from './score-completed.ts';
import { Scorings } from '../jobs/scorings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** As between the last answer and its scoring. */
async function finished(): Promise<Student> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await student.start('diagnostic-1');
  await student.send({ type: 'sections-chosen', sections: ['math'] });
  await student.open(1);
  await student.send({ type: 'submitted', module: 1 });
  return student;
}

const forever = { lookEvery: 1_000_000, atMost: 1_000_000 };
const hardly = { lookEvery: 1, atMost: 1 };

describe('waiting for a score', () => {
  it('ends with the scoring, without asking the database in between', async () => {
    const ánh = await finished();
    const waiting = awaitScore(test.services, ánh.attempt, ánh.id, forever);
    await scoreJob(test.services).run({ attempt: ánh.attempt });
    expect(await waiting).toEqual({ isScored: true });
  });

  it('learns from the database what another process has scored', async () => {
    const ánh = await finished();
    const waiting = awaitScore(test.services, ánh.attempt, ánh.id, {
      lookEvery: 20,
      atMost: 1_000_000,
    });
    await scoreCompleted(test.services, ánh.attempt);
    expect(await waiting).toEqual({ isScored: true });
  });

  it('says after a while that it is not there yet', async () => {
    const ánh = await finished();
    const told = await awaitScore(test.services, ánh.attempt, ánh.id, hardly);
    expect(told).toEqual({ isScored: false });
  });

  it('is for its own student', async () => {
    const [ánh, bình] = [await finished(), await finished()];
    await scoreCompleted(test.services, ánh.attempt);
    const path = `/results/${ánh.attempt}/scored`;
    expect(await ánh.call('GET', path)).toMatchObject({ body: { data: { isScored: true } } });
    expect(await bình.call('GET', path)).toMatchObject({ status: 404 });
  });

  it('keeps no server from closing', async () => {
    const ánh = await finished();
    const scorings = new Scorings();
    const waiting = awaitScore({ ...test.services, scorings }, ánh.attempt, ánh.id, forever);
    scorings.stop();
    expect(await waiting).toEqual({ isScored: false });
  });

  it('is let go by a server that closes, and begun by none that has', async () => {
    const scorings = new Scorings();
    const waiting = [scorings.wait('one', 1_000_000), scorings.wait('one', 1_000_000)];
    scorings.stop();
    expect(await Promise.all([...waiting, scorings.wait('two', 1_000_000)])).toEqual([
      false,
      false,
      false,
    ]);
  });
});
