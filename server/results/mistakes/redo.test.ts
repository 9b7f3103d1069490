import type { Mistake, MissedQuestion, RedoResult } from '@bac/contract/results/mistakes.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemVersions } from '../../db/items-schema.ts';
import { results } from '../../db/results-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import {
  rightAnswer,
  wrongAnswer,
  takeTest,
  type AnswerFor,
} from '../../testing/attempts/take-test.ts';
import { lastingStudent, Student } from '../../testing/attempts/student.ts';
import { signedInAs } from '../../testing/factories.ts';
import { scoreCompleted } from '../scoring/score-completed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 86_400_000;

/** The first question is wrong, the second is skipped, and the last one is wrong. */
const threeMissed: AnswerFor = (item, question) =>
  question === 1 ? undefined : [0, 26].includes(question) ? wrongAnswer(item) : rightAnswer(item);

async function afterPractice(answers: AnswerFor = threeMissed): Promise<Student> {
  const client = await lastingStudent(test);
  await takeTest(test, client, 'practice-rw-1', answers);
  return client;
}

const listMissed = (who: Student, attempt = who.attempt) =>
  who.call('GET', `/results/${attempt}/missed`);

async function missedOf(who: Student): Promise<MissedQuestion[]> {
  const { body } = await listMissed(who);
  return (body.data as { questions: MissedQuestion[] }).questions;
}

const retry = (
  who: Student,
  question: number,
  answer: string | null,
  { attempt = who.attempt, id = crypto.randomUUID() as string } = {},
) => who.call('POST', `/results/${attempt}/tries`, { id, module: 0, question, answer });

const resultOf = async (...args: Parameters<typeof retry>): Promise<RedoResult> =>
  (await retry(...args)).body.data as RedoResult;

async function keyOf(item: string): Promise<string> {
  const [row] = await test.services.db
    .select()
    .from(itemVersions)
    .where(eq(itemVersions.itemId, item));
  return rightAnswer(row!.content);
}

const entryOf = async (who: Student, item: string): Promise<Mistake | undefined> =>
  ((await who.call('GET', '/mistakes')).body.data as Mistake[]).find((each) => each.item === item);

describe('the redo of missed questions', () => {
  it('lists the missed questions in order, without keys and explanations', async () => {
    const ánh = await afterPractice();
    const reply = await listMissed(ánh);
    const { test: name, questions } = reply.body.data as {
      test: { en: string };
      questions: MissedQuestion[];
    };
    expect(name.en).toBe('Reading and Writing practice');
    expect(questions.map(({ question }) => question)).toEqual([0, 1, 26]);
    expect(questions[0]).toMatchObject({ module: 0, item: { section: 'rw' } });
    expect(JSON.stringify(reply.body)).not.toMatch(/"(key|keys|rationale|why|rule|solution)"/);
  });

  it('grades and explains an answer at once, and an early right answer changes no schedule', async () => {
    const bình = await afterPractice();
    const [first] = await missedOf(bình);
    const before = await entryOf(bình, first!.item.id);
    const result = await resultOf(bình, 0, await keyOf(first!.item.id));
    expect(result.isRight).toBe(true);
    expect(result.solution).toMatchObject({ kind: 'choice' });
    expect(result.mistake).toEqual({ stage: 0, dueAt: before!.dueAt, note: '' });
    expect(await entryOf(bình, first!.item.id)).toEqual(before);
  });

  it('counts like a review when the question is due, and once for each request id', async () => {
    const chi = await afterPractice();
    const [first] = await missedOf(chi);
    const key = await keyOf(first!.item.id);
    test.clock.turn(2 * day);
    const id = crypto.randomUUID();
    const once = await resultOf(chi, 0, key, { id });
    expect(once.mistake).toMatchObject({ stage: 1 });
    expect(await resultOf(chi, 0, key, { id })).toEqual(once);
    expect((await entryOf(chi, first!.item.id))?.stage).toBe(1);
    // It is not due anymore: another right answer is early, and a wrong one starts over.
    expect((await resultOf(chi, 0, key)).mistake).toEqual(once.mistake);
    expect((await resultOf(chi, 0, null)).mistake).toMatchObject({ stage: 0 });
    expect((await entryOf(chi, first!.item.id))?.stage).toBe(0);
  });

  it('grades a question that is not in the error log, without a schedule', async () => {
    const dung = new Student(test.app, await signedInAs(test.services, 'student'));
    await dung.start('practice-rw-1');
    await dung.open(0);
    await dung.send({ type: 'submitted', module: 0 });
    await scoreCompleted(test.services, dung.attempt);
    const missed = await missedOf(dung);
    expect(missed).toHaveLength(27);
    expect(await entryOf(dung, missed[0]!.item.id)).toBeUndefined();
    const result = await resultOf(dung, 0, await keyOf(missed[0]!.item.id));
    expect(result).toMatchObject({ isRight: true, mistake: null });
    expect(await entryOf(dung, missed[0]!.item.id)).toBeUndefined();
  });

  it('refuses questions that were right, dropped or do not exist', async () => {
    const giang = await afterPractice();
    for (const question of [2, 60]) {
      expect((await retry(giang, question, 'A')).status).toBe(404);
    }
    await test.services.db
      .update(results)
      .set({ outcomes: sql`jsonb_set(${results.outcomes}, '{0,isDropped}', 'true')` })
      .where(eq(results.attemptId, giang.attempt));
    expect((await missedOf(giang)).map(({ question }) => question)).toEqual([1, 26]);
    expect((await retry(giang, 0, 'A')).status).toBe(404);
  });

  it('refuses another person’s attempt and one that is not completed', async () => {
    const hà = await afterPractice();
    const stranger = await afterPractice();
    expect((await listMissed(stranger, hà.attempt)).status).toBe(404);
    expect((await retry(stranger, 0, 'A', { attempt: hà.attempt })).status).toBe(404);
    await stranger.start('practice-math-1');
    expect((await listMissed(stranger)).status).toBe(404);
    expect((await retry(stranger, 0, 'A')).status).toBe(404);
  });
});
