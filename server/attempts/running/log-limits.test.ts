import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptEvents } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { fillLog } from '../../testing/attempts/long-log.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const minute = 60_000;
const day = 24 * 60 * minute;

const answered: BrowserEvent = { type: 'answered', module: 0, question: 0, answer: 'A' };
const visited: BrowserEvent = { type: 'visited', module: 0, question: 0, ms: 1 };
const submitted: BrowserEvent = { type: 'submitted', module: 0 };
const highlighted = (length: number): BrowserEvent => ({
  type: 'highlighted',
  module: 0,
  question: 0,
  highlight: { id: 'h1', block: 'b', start: 0, end: 9, quote: 'q'.repeat(length), colour: 'blue' },
});

async function startTest(on: TestApp = test): Promise<Student> {
  const student = new Student(on.app, await signedInAs(on.services, 'student'));
  await student.start('practice-rw-1');
  await student.open(0);
  return student;
}

const post = (student: Student, first: number, ...events: BrowserEvent[]) =>
  student.post(events.map((event, index) => ({ number: first + index, elapsed: 0, event })));

const rowsOf = ({ attempt }: Student): Promise<number> =>
  test.services.db.$count(attemptEvents, eq(attemptEvents.attemptId, attempt));

describe('full logs', () => {
  it('stores the last annotation that a log has room for', async () => {
    const an = await startTest();
    const next = await fillLog(test, an, visited, { first: 1, count: 13_999 });
    const receipt = await post(an, next, visited);
    expect(receipt).toMatchObject({ acknowledged: next });
    expect(receipt.refused).toBeUndefined();
  });

  it('a full log refuses annotations, and stores answers and the end of the module', async () => {
    const binh = await startTest();
    const next = await fillLog(test, binh, visited, { first: 1, count: 14_000 });
    const before = await rowsOf(binh);
    const all = await post(binh, next, visited, visited);
    expect(all).toMatchObject({
      acknowledged: next - 1,
      superseded: [],
      refused: [
        { number: next, reason: 'log-full' },
        { number: next + 1, reason: 'log-full' },
      ],
    });
    expect(await rowsOf(binh)).toBe(before);

    const some = await post(binh, next, visited, answered, visited, submitted);
    expect(some).toMatchObject({ acknowledged: next + 3, superseded: [], phase: 'completed' });
    expect(some.refused?.map(({ number }) => number)).toEqual([next, next + 2]);
    // The answer, the end of the module, and the server's completion of the attempt.
    expect(await rowsOf(binh)).toBe(before + 3);
    const view = await binh.read();
    expect(view.attempt.modules[0]?.questions[0]?.answer).toBe('A');
  });

  it('tells the browser the size of the log before it is full', async () => {
    const chi = await startTest();
    await chi.send(answered, highlighted(30));
    expect((await chi.read()).attempt.logSize).toMatchObject({ events: 2, text: 30, takeovers: 1 });
  });

  it('refuses quotes beyond four million characters, and stores an answer', async () => {
    const dung = await startTest();
    const next = await fillLog(test, dung, highlighted(2000), { first: 1, count: 1999 });
    expect((await post(dung, next, highlighted(2000))).refused).toBeUndefined();
    const receipt = await post(dung, next + 1, highlighted(1), answered);
    expect(receipt).toMatchObject({
      acknowledged: next + 2,
      refused: [{ number: next + 1, reason: 'log-full' }],
    });
  });

  it('accepts a batch whose first number follows numbers that were refused', async () => {
    const em = await startTest();
    const next = await fillLog(test, em, visited, { first: 1, count: 14_000 });
    await post(em, next, visited);
    const path = `/attempts/${em.attempt}/events`;
    const events = [{ number: next + 1, elapsed: 0, event: answered }];
    const { body } = await em.call('POST', path, { device: em.device, events, refusedUpTo: next });
    expect(body.data).toMatchObject({ acknowledged: next + 1 });
  });

  it('stores at most five hundred events without effect', async () => {
    const giang = await startTest();
    const before = await rowsOf(giang);
    const nowhere = Array.from({ length: 200 }, (): BrowserEvent => ({ ...visited, question: 99 }));
    await giang.send(...nowhere);
    await giang.send(...nowhere);
    const third = await giang.send(...nowhere);
    expect(third.superseded).toHaveLength(100);
    expect(third.refused).toHaveLength(100);
    expect(await rowsOf(giang)).toBe(before + 500);
    const receipt = await post(giang, 601, answered);
    expect(receipt.acknowledged).toBe(500);
  });
});

describe('events after the end', () => {
  it('stores a device’s late events for a day after the end, then refuses them', async () => {
    const ha = new Student(test.app, await signedInAs(test.services, 'student'));
    await takeTest(test, ha, 'practice-rw-1', rightAnswer);
    test.clock.turn(day);
    const inTime = await ha.send(visited);
    expect(inTime.superseded).toHaveLength(1);
    const before = await rowsOf(ha);
    test.clock.turn(1);
    const late = await ha.send(visited);
    expect(late.refused).toEqual([{ number: inTime.acknowledged + 1, reason: 'long-over' }]);
    expect(await rowsOf(ha)).toBe(before);
  });
});

const claim = (student: Student, device: string) =>
  student.call('POST', `/attempts/${student.attempt}/devices`, { device });

describe('limits on devices', () => {
  it('refuses a fifty-first device, and the earlier devices can continue', async () => {
    const kim = await startTest();
    for (let count = 1; count < 50; count += 1) {
      expect((await claim(kim, `device-${count}`)).status).toBe(200);
    }
    const before = await rowsOf(kim);
    const reply = await claim(kim, 'one-too-many');
    expect([reply.status, reply.body.code]).toEqual([409, 'TOO_MANY_DEVICES']);
    const body = { id: crypto.randomUUID(), test: 'practice-rw-1', device: 'one-too-many' };
    expect((await kim.call('POST', '/attempts', body)).body.code).toBe('TOO_MANY_DEVICES');
    expect(await rowsOf(kim)).toBe(before);
    expect((await claim(kim, kim.device)).status).toBe(200);
    expect((await kim.send(answered)).acknowledged).toBe(1);
  });

  it('limits takeovers to 120 a minute', async () => {
    const lan = await startTest();
    const statuses = new Set<number>();
    // The start counts as one call.
    for (let count = 1; count < 120; count += 1) {
      statuses.add((await claim(lan, lan.device)).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await claim(lan, lan.device)).status).toBe(429);
    expect((await lan.send(answered)).acknowledged).toBe(1);
    test.clock.turn(1000);
    expect((await claim(lan, lan.device)).status).toBe(200);
  });
});

describe('rate limit for saving', () => {
  it('limits how often an account saves, sends Retry-After, and loses no event', async () => {
    const slow = await testApp({ SAVES_PER_MINUTE: '60' });
    try {
      const [mai, nam] = [await startTest(slow), await startTest(slow)];
      for (let count = 0; count < 60; count += 1) await mai.post([]);
      const events = mai.numbered(answered);
      const reply = await slow.app.inject({
        method: 'POST',
        url: `/api/v1/attempts/${mai.attempt}/events`,
        headers: writeHeaders({ cookie: mai.cookie }),
        payload: { device: mai.device, events },
      });
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '1']);
      expect((await nam.send(answered)).acknowledged).toBe(1);
      slow.clock.turn(1000);
      expect((await mai.post(events)).acknowledged).toBe(1);
    } finally {
      await slow.close();
    }
  });
});
