import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mistakes } from '../../db/results-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import {
  rightAnswer,
  wrongAnswer,
  takeTest,
  type AnswerFor,
} from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { refreshCauses } from './refresh-causes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const logOf = async (who: Student): Promise<Mistake[]> =>
  (await who.call('GET', '/mistakes')).body.data as Mistake[];

async function newTestTaker(answers: AnswerFor, msEach?: number): Promise<Student> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await takeTest(test, student, 'practice-rw-1', answers, undefined, msEach);
  return student;
}

const causesOf = (log: Mistake[]) => [...new Set(log.map(({ suggested }) => suggested))];

// The first answer is always right, because the time of these students starts with their first event.
const allWrong: AnswerFor = (item, question) =>
  question === 0 ? rightAnswer(item) : wrongAnswer(item);
/** The last three questions are left empty. */
const lastEmpty: AnswerFor = (item, question) => (question < 24 ? rightAnswer(item) : undefined);
const firstEasyMissed = (): AnswerFor => {
  let isMissed = false;
  return (item, question) => {
    if (isMissed || question === 0 || item.difficulty !== 'easy') return rightAnswer(item);
    isMissed = true;
    return wrongAnswer(item);
  };
};

describe('the suggested cause', () => {
  it('suggests a guess for every wrong answer within a second, easy or not', async () => {
    const log = await logOf(await newTestTaker(allWrong, 1000));
    expect(new Set(log.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(causesOf(log)).toEqual(['guess']);
  });

  it('suggests a gap in knowledge, not carelessness, to a student who misses every easy question', async () => {
    expect(causesOf(await logOf(await newTestTaker(allWrong)))).toEqual(['content-gap']);
  });

  it('suggests carelessness for the only easy question that a student misses', async () => {
    const log = await logOf(await newTestTaker(firstEasyMissed()));
    expect(log.map(({ difficulty, suggested }) => [difficulty, suggested])).toEqual([
      ['easy', 'careless'],
    ]);
  });

  it('suggests nothing for questions left empty while there are minutes left', async () => {
    const student = await newTestTaker(lastEmpty);
    const log = await logOf(student);
    expect(log.map(({ suggested }) => suggested)).toEqual([null, null, null]);
    const { item } = log[0]!;
    const reply = await student.call('PATCH', `/mistakes/${item}`, { cause: 'timing' });
    expect(reply.body.data).toMatchObject({ cause: 'timing', suggested: null });
  });

  it('suggests timing for questions left empty as time runs out', async () => {
    const log = await logOf(await newTestTaker(lastEmpty, 71_000));
    expect(causesOf(log)).toEqual(['timing']);
  });
});

describe('refreshing suggested causes', () => {
  it('recomputes suggestions of earlier rules once, and keeps what the student entered', async () => {
    const { db } = test.services;
    const student = await newTestTaker(allWrong, 1000);
    const [first, second] = await logOf(student);
    const note = { cause: 'careless', note: 'I read too fast.' } as const;
    await student.call('PATCH', `/mistakes/${first!.item}`, note);
    const isOwn = eq(mistakes.accountId, student.id);
    await db
      .update(mistakes)
      .set({ causeRules: 0, likelyCause: null, suggested: 'careless' })
      .where(isOwn);
    expect(causesOf(await logOf(student))).toEqual([null]);

    await refreshCauses(test.services);
    const log = await logOf(student);
    expect(causesOf(log)).toEqual(['guess']);
    expect(log.find(({ item }) => item === first!.item)).toMatchObject(note);
    expect(log.find(({ item }) => item === second!.item)).toEqual(second);

    await db.update(mistakes).set({ likelyCause: 'misread' }).where(isOwn);
    await refreshCauses(test.services);
    expect(causesOf(await logOf(student))).toEqual(['misread']);
  });
});
