import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../db/console-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { notifyResult } from './notify-result.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

interface Person {
  id: string;
  cookie: string;
}

const inboxOf = async ({ cookie }: Person, query = '') =>
  (await test.app.inject({ url: `/api/v1/notifications?${query}`, headers: { cookie } })).json()
    .data;

const markRead = async ({ cookie }: Person, ids?: string[]) =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/notifications/read',
      headers: writeHeaders({ cookie }),
      payload: ids === undefined ? {} : { ids },
    })
  ).json().data;

async function addNotifications({ id }: Person, ...titles: string[]): Promise<string[]> {
  const rows = titles.map((title) => {
    test.clock.turn(1000);
    return {
      id: crypto.randomUUID(),
      accountId: id,
      title: { en: title, vi: `Tin ${title}` },
      text: { en: 'Words', vi: 'Đề thi mới' },
      createdAt: test.clock.now(),
    };
  });
  await test.services.db.insert(notifications).values(rows);
  return rows.map((row) => row.id);
}

const newStudent = (overrides = {}) => signedInAs(test.services, 'student', overrides);

describe('an inbox', () => {
  it('lists notifications newest first, page by page, with the unread count', async () => {
    const lan = await newStudent();
    await addNotifications(lan, 'one', 'two', 'three');
    const { rows, total, unread } = await inboxOf(lan, 'size=2');
    expect(rows.map(({ title }: { title: { en: string } }) => title.en)).toEqual(['three', 'two']);
    expect([total, unread]).toEqual([3, 3]);
  });

  it('searches notifications in both languages, ignoring accents', async () => {
    const lan = await newStudent();
    await addNotifications(lan, 'courses', 'tests');
    expect((await inboxOf(lan, 'search=de%20thi')).total).toBe(2);
    expect((await inboxOf(lan, 'search=cours')).total).toBe(1);
  });

  it('marks single notifications or all of them as read', async () => {
    const lan = await newStudent();
    const [first] = await addNotifications(lan, 'one', 'two', 'three');
    expect(await markRead(lan, [first!])).toEqual({ unread: 2 });
    const { rows } = await inboxOf(lan);
    expect(rows.map(({ readAt }: { readAt: string | null }) => readAt !== null)).toEqual([
      false,
      false,
      true,
    ]);
    expect(await markRead(lan)).toEqual({ unread: 0 });
  });

  it('keeps inboxes of different people apart', async () => {
    const [lan, minh] = [await newStudent(), await newStudent()];
    const ids = await addNotifications(lan, 'one');
    expect((await inboxOf(minh)).total).toBe(0);
    await markRead(minh, ids);
    expect((await inboxOf(lan)).unread).toBe(1);
  });
});

async function completeScoredAttempt(
  overrides: object,
): Promise<{ person: Person; attempt: string }> {
  const person = await newStudent(overrides);
  const student = new Student(test.app, person);
  const attempt = await takeTest(test, student, 'practice-rw-1', (item) => rightAnswer(item));
  await notifyResult(test.services, attempt);
  return { person, attempt };
}

describe('a scored attempt', () => {
  it('notifies once about a scored attempt, in the inbox and by email, in the person’s language', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { person, attempt } = await completeScoredAttempt({
      email,
      username: email,
      language: 'en',
    });
    await notifyResult(test.services, attempt);
    const { rows } = await inboxOf(person);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      title: { en: 'Your result is ready' },
      link: `/test-results/${attempt}`,
    });
    const sentEmails = await queuedEmailsTo(test, email);
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]?.subject).toMatch(/^Your result is ready: /);
    expect(sentEmails[0]?.text).toContain(`/test-results/${attempt}`);
  });

  it('sends no result email to people who do not want it', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const preferences = { results: false, reminders: true, news: true };
    const { person } = await completeScoredAttempt({
      email,
      username: email,
      notifications: preferences,
    });
    expect((await inboxOf(person)).total).toBe(1);
    expect(await queuedEmailsTo(test, email)).toEqual([]);
  });
});
