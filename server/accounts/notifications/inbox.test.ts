import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../db/console-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { lettersTo } from '../../testing/letters.ts';
import { keyOf, sit } from '../../testing/attempts/sit.ts';
import { Student } from '../../testing/attempts/student.ts';
import { tellResult } from './tell-result.ts';

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

const read = async ({ cookie }: Person, ids?: string[]) =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/notifications/read',
      headers: writeHeaders({ cookie }),
      payload: ids === undefined ? {} : { ids },
    })
  ).json().data;

async function put({ id }: Person, ...titles: string[]): Promise<string[]> {
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

const student = (given = {}) => signedInAs(test.services, 'student', given);

describe('an inbox', () => {
  it('is told newest first, page by page, with how many are unread', async () => {
    const lan = await student();
    await put(lan, 'one', 'two', 'three');
    const { rows, total, unread } = await inboxOf(lan, 'size=2');
    expect(rows.map(({ title }: { title: { en: string } }) => title.en)).toEqual(['three', 'two']);
    expect([total, unread]).toEqual([3, 3]);
  });

  it('is searched without accents in both languages', async () => {
    const lan = await student();
    await put(lan, 'courses', 'tests');
    expect((await inboxOf(lan, 'search=de%20thi')).total).toBe(2);
    expect((await inboxOf(lan, 'search=cours')).total).toBe(1);
  });

  it('keeps what was read apart, one by one or all', async () => {
    const lan = await student();
    const [first] = await put(lan, 'one', 'two', 'three');
    expect(await read(lan, [first!])).toEqual({ unread: 2 });
    const { rows } = await inboxOf(lan);
    expect(rows.map(({ readAt }: { readAt: string | null }) => readAt !== null)).toEqual([
      false,
      false,
      true,
    ]);
    expect(await read(lan)).toEqual({ unread: 0 });
  });

  it('is nobody else’s', async () => {
    const [lan, minh] = [await student(), await student()];
    const ids = await put(lan, 'one');
    expect((await inboxOf(minh)).total).toBe(0);
    await read(minh, ids);
    expect((await inboxOf(lan)).unread).toBe(1);
  });
});

async function scored(given: object): Promise<{ person: Person; attempt: string }> {
  const person = await student(given);
  const who = new Student(test.app, person);
  const attempt = await sit(test, who, 'practice-rw-1', (item) => keyOf(item));
  await tellResult(test.services, attempt);
  return { person, attempt };
}

describe('a scored attempt', () => {
  it('is told once in the inbox and by mail, in the person’s language', async () => {
    const to = `${crypto.randomUUID()}@example.com`;
    const { person, attempt } = await scored({ email: to, username: to, language: 'en' });
    await tellResult(test.services, attempt);
    const { rows } = await inboxOf(person);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      title: { en: 'Your result is ready' },
      link: `/test-results/${attempt}`,
    });
    const letters = await lettersTo(test, to);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toMatch(/^Your result is ready: /);
    expect(letters[0]?.text).toContain(`/test-results/${attempt}`);
  });

  it('sends no letter to who wants none', async () => {
    const to = `${crypto.randomUUID()}@example.com`;
    const notWanted = { results: false, reminders: true, news: true };
    const { person } = await scored({ email: to, username: to, notifications: notWanted });
    expect((await inboxOf(person)).total).toBe(1);
    expect(await lettersTo(test, to)).toEqual([]);
  });
});
