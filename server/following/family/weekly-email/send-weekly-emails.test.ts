import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { createAssignment } from '../../../testing/following/create-assignment.ts';
import {
  birthDates,
  linkUp,
  newPerson,
  type PersonClient,
} from '../../../testing/following/family.ts';
import { writeHeaders } from '../../../testing/factories.ts';
import { queuedEmailsTo } from '../../../testing/queued-emails.ts';
import {
  rightAnswer,
  wrongAnswer,
  takeTest,
  type AnswerFor,
} from '../../../testing/attempts/take-test.ts';
import { Student } from '../../../testing/attempts/student.ts';
import { sendWeeklyEmails } from './send-weekly-emails.ts';

let test: TestApp;
let an: PersonClient;
let tâm: PersonClient;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const middling: AnswerFor = (item, question) =>
  question % 3 === 2 ? wrongAnswer(item) : rightAnswer(item);

const sent = async (client: PersonClient) =>
  (await queuedEmailsTo(test, client.email)).filter(({ stopLink }) => stopLink !== undefined);

const put = (client: PersonClient, id: string) =>
  client.send('PUT', `/family/links/${id}/weekly-email`, { getsWeeklyEmail: true });

/** The clock is at Sunday, November 15, 2026, before the hour of the weekly email. */
beforeAll(async () => {
  test = await testApp();
  const birth = { dob: birthDates.child, testDate: '2026-12-05' };
  an = await newPerson(test, 'student', { fullName: 'Lê Bảo An', ...birth });
  tâm = await newPerson(test, 'parent', { fullName: 'Lê Văn Tâm', language: 'en' });
  await linkUp(tâm, an);
  await takeTest(test, new Student(test.app, an), 'diagnostic-1', middling);
  const tutor = await newPerson(test, 'tutor');
  await createAssignment(test, { teacher: tutor.id, student: an.id, form: 'practice-rw-1' });
});
afterAll(() => test.close());
beforeEach(() => sendWeeklyEmails(test.services));

describe('the weekly email', () => {
  it('the weekly email waits for Sunday evening', async () => {
    expect(await sent(tâm)).toEqual([]);
    test.clock.turn(5 * hour);
  });

  it('reports what was done, the result, one thing to do and what comes next', async () => {
    const [email] = await sent(tâm);
    expect(email!.subject).toBe('Lê Bảo An’s week at Bậc');
    expect(email!.text).toContain('completed 1 test with 54 questions');
    expect(email!.text).toMatch(
      /a provisional estimate of \d+ out of 1600 \(a two-in-three chance that the true score is between \d+ and \d+\)/,
    );
    expect(email!.text).toContain('One thing to do next: ');
    expect(email!.text).toContain('In the class “SAT tối thứ Năm”, “');
    expect(email!.text).toMatch(/ is due by November \d+, 2026 at \d\d:\d\d \(Vietnam time\)\./);
    expect(email!.text).toContain('The SAT is on December 5, 2026, in 20 days.');
    expect(email!.stopLink).toMatch(/\/family\/stop\?token=[\w-]{43}$/);
    expect(email!.text).toContain(email!.stopLink);
  });

  it('is sent once a week, however often the job runs and in however many processes', async () => {
    await Promise.all([sendWeeklyEmails(test.services), sendWeeklyEmails(test.services)]);
    test.clock.turn(6 * day);
    await sendWeeklyEmails(test.services);
    expect(await sent(tâm)).toHaveLength(1);
  });

  it('reports a quiet week in one kind line, in the parent’s language', async () => {
    await test.services.db.update(accounts).set({ language: null }).where(eq(accounts.id, tâm.id));
    test.clock.turn(day);
    await sendWeeklyEmails(test.services);
    const email = (await sent(tâm))[1];
    expect(email!.subject).toBe('Một tuần luyện thi của Lê Bảo An');
    expect(email!.text).toContain('Tuần này Lê Bảo An chưa làm xong bài nào.');
    expect(email!.text).not.toContain('Kết quả mới nhất');
  });

  it('reports only that a test was done while a class withholds its result', async () => {
    const parent = await newPerson(test, 'parent', { language: 'en' });
    const chi = await newPerson(test, 'student', { fullName: 'Cao Chi', dob: birthDates.grown });
    await linkUp(parent, chi);
    const attempt = await takeTest(test, new Student(test.app, chi), 'practice-rw-1', middling);
    const tutor = await newPerson(test, 'tutor');
    await createAssignment(test, {
      teacher: tutor.id,
      student: chi.id,
      form: 'practice-rw-1',
      attempt,
    });
    test.clock.turn(7 * day);
    await sendWeeklyEmails(test.services);
    const { text } = (await sent(parent))[0]!;
    expect(text).toContain('Cao Chi completed 1 test with 27 questions');
    expect(text).toContain('The class will release the result later.');
    expect(text).not.toMatch(/latest result|One thing to do next|quiet week/);
  });

  it('is not sent to unverified or inactive parents, nor without consent', async () => {
    const others = [
      await newPerson(test, 'parent'),
      await newPerson(test, 'parent'),
      await newPerson(test, 'parent'),
    ];
    const children = [
      an,
      an,
      await newPerson(test, 'student', { fullName: 'Cao Chi', dob: birthDates.child }),
    ];
    for (const [index, other] of others.entries()) await linkUp(other, children[index]!);
    const [unverified, banned, withdrawn] = others;
    const set = (id: string, change: object) =>
      test.services.db.update(accounts).set(change).where(eq(accounts.id, id));
    await set(unverified!.id, { verifiedAt: null });
    await set(banned!.id, { status: 'banned' });
    await withdrawn!.send('PUT', `/family/children/${children[2]!.id}/consent`, { consent: null });
    test.clock.turn(7 * day);
    await sendWeeklyEmails(test.services);
    expect(await sent(tâm)).toHaveLength(4);
    for (const other of others) expect(await sent(other)).toEqual([]);
  });

  it('can be stopped by its link without signing in, and started again by the parent', async () => {
    const token = new URL((await sent(tâm))[0]!.stopLink!).searchParams.get('token');
    const stop = (value: unknown) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/family/weekly-email/unsubscribe',
        headers: writeHeaders(),
        payload: { token: value },
      });
    expect((await stop('A'.repeat(43))).statusCode).toBe(404);
    for (let time = 0; time < 2; time += 1) expect((await stop(token)).statusCode).toBe(200);
    const [link] = (await tâm.get('/family')).links;
    expect(link.getsWeeklyEmail).toBe(false);
    test.clock.turn(7 * day);
    await sendWeeklyEmails(test.services);
    expect(await sent(tâm)).toHaveLength(4);
    expect((await put(await newPerson(test, 'parent'), link.id)).statusCode).toBe(404);
    expect((await put(an, link.id)).statusCode).toBe(403);
    expect((await put(tâm, link.id)).statusCode).toBe(200);
    await sendWeeklyEmails(test.services);
    expect(await sent(tâm)).toHaveLength(5);
  });
});
