import type { Child } from '@bac/contract/following/family.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { assignments } from '../../../db/classes-schema.ts';
import { results } from '../../../db/results-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { createAssignment } from '../../../testing/following/create-assignment.ts';
import {
  consentVersion,
  birthDates,
  linkUp,
  newPerson,
  type PersonClient,
} from '../../../testing/following/family.ts';
import {
  rightAnswer,
  wrongAnswer,
  takeTest,
  type AnswerFor,
} from '../../../testing/attempts/take-test.ts';
import { Student } from '../../../testing/attempts/student.ts';

let test: TestApp;
let an: PersonClient;
let tâm: PersonClient;
let testTaker: Student;
let diagnostic: string;

const child = async (client = tâm): Promise<Child> => (await client.get('/family/children'))[0];
const resultsOf = async (client: PersonClient) =>
  client.send('GET', `/family/children/${an.id}/results`);
const report = (client: PersonClient, attempt: string, query = '') =>
  client.send('GET', `/results/${attempt}${query}`);

const share = () =>
  an.send('POST', `/results/${diagnostic}/shares`, { id: crypto.randomUUID(), days: 7 });
const consent = (version: string | null) =>
  tâm.send('PUT', `/family/children/${an.id}/consent`, { consent: version });

/** Every third answer wrong, and the end of the first module left empty. */
const hasty: AnswerFor = (item, question) =>
  question >= 25 ? undefined : question % 3 === 2 ? wrongAnswer(item) : rightAnswer(item);

beforeAll(async () => {
  test = await testApp();
  an = await newPerson(test, 'student', {
    fullName: 'Lê Bảo An',
    dob: birthDates.child,
    goalScore: 1400,
    testDate: '2026-12-05',
  });
  tâm = await newPerson(test, 'parent', { fullName: 'Lê Văn Tâm' });
  await linkUp(tâm, an);
  testTaker = new Student(test.app, an);
});
afterAll(() => test.close());

describe('a child, as the parent sees them', () => {
  it('shows nothing of a child before the first test', async () => {
    expect(await child()).toMatchObject({
      student: { id: an.id, name: 'Lê Bảo An' },
      getsWeeklyEmail: true,
      consent: { isNeeded: true, record: { guardian: 'Lê Văn Tâm' } },
      goal: { score: 1400, testDate: '2026-12-05' },
      running: null,
      nextAssignment: null,
      last: null,
      trend: [],
    });
    const { weeks } = await child();
    expect(weeks.map(({ from }) => from)).toEqual([
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
    ]);
    expect(weeks.every(({ minutes }) => minutes === 0)).toBe(true);
  });

  it('shows the last result with its score, its time and the one thing to do', async () => {
    diagnostic = await takeTest(test, testTaker, 'diagnostic-1', hasty);
    const { last, trend, weeks } = await child();
    const own = (await an.send('GET', `/results/${diagnostic}`)).json().data;
    expect(last).toMatchObject({
      attempt: diagnostic,
      test: { kind: 'diagnostic' },
      right: own.questions.filter(({ result }: { result: string }) => result === 'right').length,
      questions: 54,
      total: { score: own.total.score, low: own.total.low, high: own.total.high },
      isProvisional: true,
      method: 'eap-1',
      percentile: { low: own.total.percentile.low.user, high: own.total.percentile.high.user },
    });
    expect(last!.pacing).toMatchObject({ kind: 'ran-out', leftOver: 5 });
    expect(last!.sections).toHaveLength(2);
    expect(trend).toEqual([
      {
        attempt: diagnostic,
        completedAt: last!.completedAt,
        ...last!.total,
        isProvisional: true,
        method: 'eap-1',
      },
    ]);
    expect(weeks.at(-1)!.minutes).toBe(54);
  });

  it('counts a test of seconds as completed and says that it was rushed', async () => {
    const linh = await newPerson(test, 'student', { dob: birthDates.grown });
    const parent = await newPerson(test, 'parent');
    await linkUp(parent, linh);
    await takeTest(test, new Student(test.app, linh), 'practice-rw-1', wrongAnswer, undefined, 500);
    const { last, weeks } = await child(parent);
    expect(last!.pacing).toEqual({ kind: 'rushed', leftOver: 0, slow: 0, rushed: 1, modules: 1 });
    expect(last!.usedMs).toBeLessThan(30_000);
    expect(weeks.at(-1)!.minutes).toBe(1);
    expect(weeks.at(-2)!.minutes).toBe(0);
  });

  it('opens the report for the parent, without goal, changes or questions', async () => {
    expect((await report(tâm, diagnostic)).json().data).toMatchObject({
      state: 'ready',
      isOwn: false,
      goal: null,
      changes: [],
      student: 'Lê Bảo An',
    });
    expect((await report(tâm, `${diagnostic}/questions`)).statusCode).toBe(404);
    expect((await report(tâm, `${diagnostic}/shares`)).statusCode).toBe(404);
    const { data } = (await resultsOf(tâm)).json();
    expect(data).toMatchObject({ student: 'Lê Bảo An', results: [{ attempt: diagnostic }] });
  });

  it('shows the test in progress and the next assignment', async () => {
    await testTaker.start('practice-math-1');
    const tutor = await newPerson(test, 'tutor');
    await createAssignment(test, { teacher: tutor.id, student: an.id, form: 'practice-rw-2' });
    expect(await child()).toMatchObject({
      running: { startedAt: test.clock.now().toISOString() },
      nextAssignment: { class: 'SAT tối thứ Năm' },
    });
    expect((await report(tâm, testTaker.attempt)).statusCode).toBe(404);
    test.clock.turn(11 * 60_000);
    expect((await child()).running).toBeNull();
  });

  it('hides results that a class withholds or that no longer count', async () => {
    const practice = await takeTest(test, testTaker, 'practice-rw-1', hasty);
    expect((await child()).last!.attempt).toBe(practice);
    const tutor = await newPerson(test, 'tutor');
    const input = { teacher: tutor.id, student: an.id, form: 'practice-rw-1', attempt: practice };
    const { assignment } = await createAssignment(test, input);
    expect((await child()).last!.attempt).toBe(diagnostic);
    // That the test was done is no secret; only its result is.
    expect((await child()).weeks.at(-1)!.minutes).toBeGreaterThan(54);
    expect((await resultsOf(tâm)).json().data.results).toHaveLength(1);
    expect((await report(tâm, practice)).json().data).toEqual({
      state: 'withheld',
      attempt: practice,
      test: expect.anything(),
      until: null,
    });
    await test.services.db
      .update(assignments)
      .set({ resultsVisibleAt: test.clock.now() })
      .where(eq(assignments.id, assignment));
    expect((await child()).last!.attempt).toBe(practice);
    await test.services.db
      .update(results)
      .set({ invalidatedAt: test.clock.now(), invalidReason: 'x' })
      .where(eq(results.attemptId, practice));
    expect((await child()).last!.attempt).toBe(diagnostic);
  });

  it('shows a child to nobody else', async () => {
    const stranger = await newPerson(test, 'parent');
    expect(await stranger.get('/family/children')).toEqual([]);
    expect((await resultsOf(stranger)).statusCode).toBe(404);
    expect((await report(stranger, diagnostic)).statusCode).toBe(404);
  });
});

describe('when a guardian withdraws the consent', () => {
  let secret: string;

  it('hides the results from parent, class and shared link at once', async () => {
    ({ secret } = (await share()).json().data);
    const teacher = await newPerson(test, 'teacher');
    await createAssignment(test, {
      teacher: teacher.id,
      student: an.id,
      form: 'diagnostic-1',
      attempt: diagnostic,
      resultsVisibleAt: test.clock.now(),
    });
    const visitor = await newPerson(test, 'student');
    const statuses = async () =>
      Promise.all([
        report(tâm, diagnostic).then(({ statusCode }) => statusCode),
        report(teacher, diagnostic).then(({ statusCode }) => statusCode),
        report(visitor, diagnostic, `?share=${secret}`).then(({ statusCode }) => statusCode),
      ]);
    expect(await statuses()).toEqual([200, 200, 200]);
    await consent(null);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await resultsOf(tâm)).statusCode).toBe(404);
    expect((await share()).json().code).toBe('CONSENT_NEEDED');
    expect(await child()).toMatchObject({
      student: { name: 'Lê Bảo An' },
      consent: { isNeeded: true, record: null },
      goal: { score: null, testDate: null },
      running: null,
      nextAssignment: null,
      last: null,
      trend: [],
    });
    expect(await an.get('/sharing')).toMatchObject({
      parents: [{ name: 'Lê Văn Tâm' }],
      consent: { isNeeded: true, isGiven: false },
    });
    const { classes } = await an.get('/sharing');
    expect(classes.at(-1)).toMatchObject({ awaitsConsent: true, attempts: 0 });
  });

  it('shows everything again after a new consent, and lists it for the student in one place', async () => {
    await consent(consentVersion);
    expect((await report(tâm, diagnostic)).statusCode).toBe(200);
    const sharing = await an.get('/sharing');
    expect(sharing.classes.at(-1)).toMatchObject({
      name: 'SAT tối thứ Năm',
      awaitsConsent: false,
      attempts: 1,
    });
    expect(sharing.links).toMatchObject([{ attempt: diagnostic }]);
    expect(sharing.consent).toEqual({ isNeeded: true, isGiven: true });
  });

  it('requires no consent once the student is 16', async () => {
    await consent(null);
    await test.services.db
      .update(accounts)
      .set({ dob: birthDates.grown })
      .where(eq(accounts.id, an.id));
    expect((await report(tâm, diagnostic)).statusCode).toBe(200);
    expect((await share()).statusCode).toBe(200);
  });
});

describe('when a link has ended', () => {
  it('the next request after the link ended sees nothing', async () => {
    const { links } = await an.get('/family');
    expect((await report(tâm, diagnostic)).statusCode).toBe(200);
    await an.send('DELETE', `/family/links/${links[0].id}`);
    expect((await report(tâm, diagnostic)).statusCode).toBe(404);
    expect((await resultsOf(tâm)).statusCode).toBe(404);
    expect(await tâm.get('/family/children')).toEqual([]);
  });
});
