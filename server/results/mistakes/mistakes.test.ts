import type { TryResult, Mistake } from '@bac/contract/results/mistakes.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { itemVersions } from '../../db/items-schema.ts';
import { mistakes } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import {
  rightAnswer,
  wrongAnswer,
  takeTest,
  type AnswerFor,
} from '../../testing/attempts/take-test.ts';
import { lastingStudent, type Student } from '../../testing/attempts/student.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { dueIn } from './new-mistakes.ts';
import { upsertMistakes } from './mistakes-store.ts';
import { lockResult } from '../store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 86_400_000;

/** The first two questions are wrong, and the third is skipped. */
const threeMissed: AnswerFor = (item, question) =>
  question < 2 ? wrongAnswer(item) : question === 2 ? undefined : rightAnswer(item);

const logOf = async (who: Student): Promise<Mistake[]> =>
  (await who.call('GET', '/mistakes')).body.data as Mistake[];

interface DueQuestions {
  due: number;
  questions: StudentView[];
  nextAt: string | null;
}
const dueOf = async (who: Student): Promise<DueQuestions> =>
  (await who.call('GET', '/mistakes/due')).body.data as DueQuestions;

async function rightAnswerTo(item: string): Promise<string> {
  const [row] = await test.services.db
    .select()
    .from(itemVersions)
    .where(eq(itemVersions.itemId, item));
  return rightAnswer(row!.content);
}

describe('the error log', () => {
  it('lists missed questions with a suggested cause and the student’s own', async () => {
    const ánh = await lastingStudent(test);
    await takeTest(test, ánh, 'practice-rw-1', threeMissed);
    const log = await logOf(ánh);
    expect(log.map(({ question }) => question)).toEqual([0, 1, 2]);
    expect(log[0]).toMatchObject({ cause: null, note: '', stage: 0, attempt: ánh.attempt });
    const [first] = log;
    const path = `/mistakes/${first!.item}`;
    const change = { cause: 'misread', note: 'Read the last sentence first.' };
    expect((await ánh.call('PATCH', path, change)).body.data).toMatchObject(change);
    expect((await ánh.call('PATCH', path, { cause: null })).body.data).toMatchObject({
      cause: null,
      note: change.note,
    });
    expect((await ánh.call('PATCH', path, {})).status).toBe(400);
    expect((await ánh.call('PATCH', path, { cause: 'the moon' })).status).toBe(400);
    const stranger = await lastingStudent(test);
    expect((await stranger.call('PATCH', path, change)).status).toBe(404);
    expect(await logOf(stranger)).toEqual([]);
  });

  it('keeps the note when the same question is missed again, and restarts its schedule', async () => {
    const bình = await lastingStudent(test);
    await takeTest(test, bình, 'practice-rw-1', threeMissed);
    const [before] = await logOf(bình);
    await bình.call('PATCH', `/mistakes/${before!.item}`, { cause: 'guess', note: 'mine' });
    await takeTest(test, bình, 'practice-rw-1', threeMissed);
    const log = await logOf(bình);
    expect(log).toHaveLength(3);
    expect(log.find(({ item }) => item === before!.item)).toMatchObject({
      cause: null,
      note: 'mine',
      attempt: bình.attempt,
    });
  });

  it('deletes an attempt’s mistakes with the attempt, and no others', async () => {
    const { db } = test.services;
    const countMistakes = (who: Student): Promise<number> =>
      db.$count(mistakes, eq(mistakes.accountId, who.id));
    const [giang, hà] = [await lastingStudent(test), await lastingStudent(test)];
    await takeTest(test, hà, 'practice-rw-1', threeMissed);
    await takeTest(test, giang, 'practice-rw-1', threeMissed);
    const first = giang.attempt;
    await takeTest(test, giang, 'practice-math-1', threeMissed);
    expect(await countMistakes(giang)).toBe(6);
    await db.delete(attempts).where(eq(attempts.id, first));
    expect((await logOf(giang)).map(({ attempt }) => attempt)).toEqual(
      Array.from({ length: 3 }, () => giang.attempt),
    );
    await db.delete(accounts).where(eq(accounts.id, giang.id));
    expect([await countMistakes(giang), await countMistakes(hà)]).toEqual([0, 3]);
  });

  it('deletes mistakes that are written while the attempt is being deleted', async () => {
    const { db } = test.services;
    const khánh = await lastingStudent(test);
    await takeTest(test, khánh, 'practice-rw-1', threeMissed);
    const isOwn = eq(mistakes.accountId, khánh.id);
    const rows = await db.select().from(mistakes).where(isOwn);
    const { deleting } = await db.transaction(async (tx) => {
      await lockResult(tx, khánh.attempt);
      await tx.delete(mistakes).where(isOwn);
      const waiting = db.delete(attempts).where(eq(attempts.id, khánh.attempt)).execute();
      await untilWaiting(db);
      await upsertMistakes(tx, khánh.id, rows);
      return { deleting: waiting };
    });
    await deleting;
    expect(rows).toHaveLength(3);
    expect(await db.$count(mistakes, isOwn)).toBe(0);
  });
});

describe('the redo queue', () => {
  it('a question is due from midnight in Vietnam', () => {
    const evening = new Date('2026-11-15T16:59:00Z');
    expect(dueIn(evening, 1)?.toISOString()).toBe('2026-11-15T17:00:00.000Z');
    const night = new Date('2026-11-15T17:00:00Z');
    expect(dueIn(night, 1)?.toISOString()).toBe('2026-11-16T17:00:00.000Z');
    expect(dueIn(night, undefined)).toBeNull();
  });

  it('hides the key until the try, and spaces right answers until the question is learned', async () => {
    const chi = await lastingStudent(test);
    await takeTest(test, chi, 'practice-rw-1', threeMissed);
    const early = await dueOf(chi);
    expect(early).toMatchObject({ due: 0, questions: [] });
    expect(early.nextAt).not.toBeNull();
    const [missed] = await logOf(chi);
    const path = `/mistakes/${missed!.item}/tries`;
    const tryWith = (answer: string | null, id: string = crypto.randomUUID()) =>
      chi.call('POST', path, { id, answer });
    expect((await tryWith('A')).body.code).toBe('NOT_DUE');

    const key = await rightAnswerTo(missed!.item);
    for (const days of [1, 3, 7, 21]) {
      test.clock.turn(days * day);
      const { due, questions } = await dueOf(chi);
      expect(due).toBe(3);
      expect(JSON.stringify(questions)).not.toMatch(/"(key|rationale|why)"/);
      const reply = await tryWith(key);
      expect((reply.body.data as TryResult).isRight).toBe(true);
    }
    const learned = (await logOf(chi)).find(({ item }) => item === missed!.item);
    expect(learned).toMatchObject({ stage: 4, dueAt: null });
    expect((await tryWith(key)).body.code).toBe('NOT_DUE');
  });

  it('counts a repeated try once, and a wrong answer restarts the schedule', async () => {
    const dung = await lastingStudent(test);
    await takeTest(test, dung, 'practice-rw-1', threeMissed);
    const [missed] = await logOf(dung);
    const path = `/mistakes/${missed!.item}/tries`;
    const key = await rightAnswerTo(missed!.item);
    test.clock.turn(2 * day);
    const body = { id: crypto.randomUUID(), answer: key };
    const once = (await dung.call('POST', path, body)).body.data as TryResult;
    const twice = (await dung.call('POST', path, body)).body.data as TryResult;
    expect(twice).toEqual(once);
    expect(once.stage).toBe(1);
    test.clock.turn(4 * day);
    const wrong = { id: crypto.randomUUID(), answer: null };
    const after = (await dung.call('POST', path, wrong)).body.data as TryResult;
    expect(after).toMatchObject({ isRight: false, stage: 0 });
    expect(after.solution.kind).toBe('choice');
  });
});
