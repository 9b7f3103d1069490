import type {
  History,
  ReadyReport,
  Report,
  ReviewedQuestion,
} from '@bac/contract/results/results.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCounts, problemReports, results, resultShares } from '../../db/results-schema.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import {
  rightAnswer,
  wrongAnswer,
  takeTest,
  type AnswerFor,
} from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { scoreCompleted, scoreMissing } from '../scoring/score-completed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student', { dob: '2008-05-20' }));

/** Every third question is wrong, and the last of each module is left empty. */
const middling: AnswerFor = (item, question) =>
  question === 26 ? undefined : question % 3 === 2 ? wrongAnswer(item) : rightAnswer(item);
const perfect: AnswerFor = (item) => rightAnswer(item);

async function reportOf(who: Student, id = who.attempt, query = ''): Promise<Report> {
  const { status, body } = await who.call('GET', `/results/${id}${query}`);
  expect(status).toBe(200);
  return body.data as Report;
}

async function readyReport(who: Student, id = who.attempt): Promise<ReadyReport> {
  const report = await reportOf(who, id);
  if (report.state !== 'ready') throw new Error(report.state);
  return report;
}

describe('reports', () => {
  it('reports each question of a diagnostic and its scores', async () => {
    const ánh = await student();
    await test.services.db
      .update(accounts)
      .set({ goalScore: 1400, testDate: '2026-12-05' })
      .where(eq(accounts.id, ánh.id));
    await takeTest(test, ánh, 'diagnostic-1', middling);
    const report = await readyReport(ánh);
    expect(report).toMatchObject({
      isOwn: true,
      ordinal: 1,
      seenBefore: 0,
      bestBefore: null,
      scored: 54,
      pretest: 0,
      goal: { score: 1400, testDate: '2026-12-05' },
      method: 'eap-1',
    });
    expect(report.questions).toHaveLength(54);
    const wrong = report.questions.filter(({ result }) => result === 'wrong');
    expect(wrong.every(({ answer, keys }) => answer !== null && !keys.includes(answer))).toBe(true);
    expect(report.questions[26]).toMatchObject({ result: 'omitted', answer: null, ms: 60_000 });
    expect(report.modules.map(({ usedMs }) => usedMs / 60_000)).toEqual([30, 24]);
    expect(report.total!.low).toBeLessThan(report.total!.score);
    expect(report.sections.map(({ section }) => section)).toEqual(['rw', 'math']);
    expect(report.total!.score).toBe(report.sections.reduce((sum, { score }) => sum + score, 0));
    expect(report.gains[0]!.points).toBeGreaterThan(0);
    const costly = report.questions.filter(({ points }) => points !== null);
    expect(costly.every(({ result }) => result !== 'right')).toBe(true);
  });

  it('shows a range below a perfect score, of each section and of the total', async () => {
    const chi = await student();
    await takeTest(test, chi, 'full-1', perfect);
    const report = await readyReport(chi);
    expect(report.total).toMatchObject({ score: 1600, high: 1600 });
    expect(report.total!.low).toBeLessThan(1560);
    for (const section of report.sections) {
      expect(section).toMatchObject({ score: 800, high: 800 });
      expect(section.low).toBeLessThan(780);
      expect(section.low).toBeGreaterThan(650);
    }
  });

  it('a practice set has counts but no scaled score', async () => {
    const bình = await student();
    await takeTest(test, bình, 'practice-rw-1', middling);
    const report = await readyReport(bình);
    expect(report).toMatchObject({ total: null, sections: [], gains: [] });
    expect(report.questions.filter(({ result }) => result === 'right')).toHaveLength(18);
  });

  it('a diagnostic of one section has its score but no total', async () => {
    const chi = await student();
    await chi.start('diagnostic-1');
    await chi.send({ type: 'sections-chosen', sections: ['math'] });
    await chi.open(1);
    await chi.send({ type: 'submitted', module: 1 });
    expect(await reportOf(chi)).toMatchObject({ state: 'scoring' });
    await scoreCompleted(test.services, chi.attempt);
    const report = await readyReport(chi);
    expect(report.total).toBeNull();
    expect(report.sections).toMatchObject([{ section: 'math', score: 200 }]);
    expect(report.questions.every(({ result }) => result === 'not-reached')).toBe(true);
  });

  it('reports that an attempt is unfinished or was abandoned', async () => {
    const dung = await student();
    await dung.start('practice-rw-1');
    expect(await reportOf(dung)).toMatchObject({ state: 'unfinished' });
    await dung.open(0);
    await dung.send({ type: 'abandoned' });
    expect(await reportOf(dung)).toMatchObject({ state: 'abandoned' });
  });

  it('hides another person’s report, with the same reply as for an unknown one', async () => {
    const owner = await student();
    await takeTest(test, owner, 'practice-math-1', perfect);
    const thief = await student();
    const unknown = crypto.randomUUID();
    const visitor = new Student(test.app, { cookie: '', id: '' });
    const replies = [
      await thief.call('GET', `/results/${owner.attempt}`),
      await thief.call('GET', `/results/${unknown}`),
      await visitor.call('GET', `/results/${owner.attempt}`),
      await visitor.call('GET', `/results/${owner.attempt}?share=guess`),
    ];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const path of ['questions', 'shares']) {
      expect((await thief.call('GET', `/results/${owner.attempt}/${path}`)).status).toBe(404);
    }
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    expect(await reportOf(admin, owner.attempt)).toMatchObject({ isOwn: false, goal: null });
  });
});

/** Counts the queued scoring jobs of an attempt. */
async function countScoreJobs(attempt: string): Promise<number> {
  const { rows } = await test.services.db.execute<{ payload: { attempt?: string } }>(
    sql`select payload from graphile_worker._private_jobs`,
  );
  return rows.filter(({ payload }) => payload.attempt === attempt).length;
}

describe('recovering missing results', () => {
  it('enqueues scoring for every completed attempt without a result, and for no other', async () => {
    const giang = await student();
    const scored = await takeTest(test, giang, 'practice-rw-1', perfect);
    const before = await countScoreJobs(scored);
    await giang.start('practice-math-1');
    const unscored = giang.attempt;
    await giang.open(0);
    await scoreMissing(test.services);
    expect(await countScoreJobs(unscored)).toBe(0);

    await giang.send({ type: 'submitted', module: 0 });
    // The attempt's own job is queued as well; this test treats it as lost.
    const own = await countScoreJobs(unscored);
    await scoreMissing(test.services);
    expect(await countScoreJobs(unscored)).toBe(own + 1);
    expect(await countScoreJobs(scored)).toBe(before);
  });
});

const marksOf = ({ attempts, superscore }: History) => [
  attempts[0]!.total!.isProvisional,
  ...attempts[0]!.sections.map(({ isProvisional }) => isProvisional),
  superscore!.isProvisional,
];

describe('history', () => {
  it('lists attempts newest first with the best score, the superscore and seen questions', async () => {
    const em = await student();
    const first = await takeTest(test, em, 'diagnostic-1', middling);
    const second = await takeTest(test, em, 'diagnostic-1', perfect);
    const { body } = await em.call('GET', '/results');
    const history = body.data as History;
    expect(
      history.attempts.map(({ attempt, ordinal, seenBefore }) => [attempt, ordinal, seenBefore]),
    ).toEqual([
      [second, 2, 54],
      [first, 1, 0],
    ]);
    const best = history.attempts[0]!.total!.score;
    expect(history.best).toEqual({ attempt: second, score: best });
    expect(history.superscore?.score).toBe(best);
    const { isProvisional, ...earlier } = history.attempts[1]!.total!;
    expect(isProvisional).toBe(true);
    expect((await readyReport(em, second)).bestBefore).toEqual({ ...earlier, method: 'eap-1' });
  });

  it('takes the provisional mark from the sections, and the method, of each result', async () => {
    const em = await student();
    const attempt = await takeTest(test, em, 'diagnostic-1', middling);
    const { db } = test.services;
    const own = eq(results.attemptId, attempt);
    const read = async () => (await em.call('GET', '/results')).body.data as History;
    const setSections = async (marks: (boolean | undefined)[]): Promise<void> => {
      const [row] = await db.select({ score: results.score }).from(results).where(own);
      const sections = row!.score.sections.map(({ isProvisional: _mark, ...section }, index) => ({
        ...section,
        ...(marks[index] !== undefined && { isProvisional: marks[index] }),
      }));
      await db
        .update(results)
        .set({ score: { ...row!.score, sections }, method: 'eap-1.2' })
        .where(own);
    };
    await setSections([false, false]);
    expect(marksOf(await read())).toEqual([false, false, false, false]);
    expect((await read()).attempts[0]!.method).toBe('eap-1.2');
    await setSections([false, undefined]);
    expect(marksOf(await read())).toEqual([true, false, true, true]);
    const { total, superscore } = { ...(await read()).attempts[0]!, ...(await read()) };
    expect([superscore!.low, superscore!.high]).toEqual([total!.low, total!.high]);
  });
});

const review = async (who: Student, query = ''): Promise<ReviewedQuestion[]> => {
  const { body } = await who.call('GET', `/results/${who.attempt}/questions${query}`);
  return (body.data as { questions: ReviewedQuestion[] }).questions;
};

describe('reviewing questions', () => {
  it('shows a question with its key, all explanations, the marks and the mistake', async () => {
    const giang = await student();
    await takeTest(test, giang, 'practice-rw-1', middling);
    const [question] = await review(giang, '?module=0&question=2');
    expect(question).toMatchObject({ result: 'wrong', shares: null, isReported: false });
    if (question?.solution.kind !== 'choice') throw new Error('choices expected');
    expect(question.solution.choices).toHaveLength(4);
    expect(question.solution.choices[0]!.rationale.vi.length).toBeGreaterThan(10);
    expect(question.mistake).toMatchObject({ cause: null, note: '' });
    const missed = await review(giang);
    expect(missed).toHaveLength(9);
    expect(
      (await giang.call('GET', `/results/${giang.attempt}/questions?module=5&question=1`)).status,
    ).toBe(404);
  });

  it('shows the share of each choice once there are 30 answers', async () => {
    const hà = await student();
    await takeTest(test, hà, 'practice-rw-1', perfect);
    const [before] = await review(hà, '?module=0&question=0');
    const { id: item, version } = before!.item;
    await test.services.db
      .insert(answerCounts)
      .values([{ itemId: item, version, answer: 'none', count: 5 }])
      .onConflictDoUpdate({
        target: [answerCounts.itemId, answerCounts.version, answerCounts.answer],
        set: { count: 5 },
      });
    await test.services.db
      .update(answerCounts)
      .set({ count: 24 })
      .where(eq(answerCounts.itemId, item));
    const key = before!.answer!;
    const other = key === 'A' ? 'B' : 'A';
    await test.services.db
      .insert(answerCounts)
      .values({ itemId: item, version, answer: other, count: 6 })
      .onConflictDoNothing();
    const [after] = await review(hà, '?module=0&question=0');
    expect(after!.shares).toMatchObject({ answers: 30, right: 0.8 });
    expect(after!.shares!.choices.find(({ id }) => id === other)?.share).toBe(0.2);
  });

  it('stores a problem report once, with the item version and the attempt', async () => {
    const khoa = await student();
    await takeTest(test, khoa, 'practice-math-1', middling);
    const problem = {
      id: crypto.randomUUID(),
      module: 0,
      question: 3,
      reason: 'two-answers',
      message: ' B could be right too. ',
    };
    const path = `/results/${khoa.attempt}/problems`;
    expect((await khoa.call('POST', path, problem)).status).toBe(200);
    expect((await khoa.call('POST', path, problem)).status).toBe(200);
    const rows = await test.services.db
      .select()
      .from(problemReports)
      .where(eq(problemReports.attemptId, khoa.attempt));
    expect(rows).toMatchObject([{ message: 'B could be right too.', version: 1 }]);
    const [reported] = await review(khoa, '?module=0&question=3');
    expect(reported!.isReported).toBe(true);
    const stranger = await student();
    const foreign = { ...problem, id: crypto.randomUUID() };
    expect((await stranger.call('POST', path, foreign)).status).toBe(404);
  });
});

describe('shared links', () => {
  it('opens the report for anyone with the link until it is ended', async () => {
    const lan = await student();
    await takeTest(test, lan, 'diagnostic-1', middling);
    const path = `/results/${lan.attempt}/shares`;
    const made = await lan.call('POST', path, { id: crypto.randomUUID(), days: 7 });
    const { id, secret } = made.body.data as { id: string; secret: string };
    const visitor = new Student(test.app, { cookie: '', id: '' });
    const open = () => visitor.call('GET', `/results/${lan.attempt}?share=${secret}`);
    expect((await open()).body.data).toMatchObject({ state: 'ready', isOwn: false, goal: null });
    const questions = `/results/${lan.attempt}/questions?module=0&question=1&share=${secret}`;
    expect((await visitor.call('GET', questions)).status).toBe(401);
    const [stored] = await test.services.db
      .select()
      .from(resultShares)
      .where(eq(resultShares.id, id));
    expect(stored!.secretHash.toString('base64url')).not.toContain(secret);
    expect((await lan.call('GET', path)).body.data).toMatchObject([{ id }]);

    const stranger = await student();
    expect((await stranger.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await lan.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await open()).status).toBe(404);
  });

  it('a link expires, and the number of links is limited', async () => {
    const minh = await student();
    await takeTest(test, minh, 'practice-rw-1', perfect);
    const path = `/results/${minh.attempt}/shares`;
    const make = () => minh.call('POST', path, { id: crypto.randomUUID(), days: 7 });
    const { secret } = (await make()).body.data as { secret: string };
    for (let link = 1; link < 10; link += 1) expect((await make()).status).toBe(200);
    expect((await make()).body.code).toBe('TOO_MANY_SHARES');
    test.clock.turn(7 * 86_400_000);
    const visitor = new Student(test.app, { cookie: '', id: '' });
    const late = await visitor.call('GET', `/results/${minh.attempt}?share=${secret}`);
    expect(late.status).toBe(404);
  });
});

describe('admission thresholds', () => {
  it('lists thresholds with their years, lowest first', async () => {
    const reply = await test.app.inject({ url: '/api/v1/admission-thresholds' });
    const scores = reply
      .json()
      .data.map(({ score, year }: { score: number; year: number }) => [score, year]);
    expect(scores).toEqual([
      [1200, 2026],
      [1350, 2025],
      [1380, 2025],
      [1400, 2025],
      [1460, 2024],
    ]);
  });
});
