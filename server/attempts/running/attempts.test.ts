import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Test, TestPreview } from '@bac/contract/attempts/tests.ts';
import { buildApp } from '../../app.ts';
import { results } from '../../db/results-schema.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { itemVersions } from '../../db/items-schema.ts';
import { attemptEvents, attempts } from '../../db/schema.ts';
import { scoreCompleted } from '../../results/scoring/score-completed.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student } from '../../testing/attempts/student.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { Attempts } from './attempts.ts';
import { insertLog, Outdated } from './append-events.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const minute = 60_000;

/** Another server on the same database, with its own cache. */
async function secondProcess(): Promise<FastifyInstance> {
  const other = await buildApp(
    servicesOn(test.database, test.clock, { DATA_DIR: '/tmp/none', LOG_LEVEL: 'silent' }),
    '/tmp/none',
  );
  onTestFinished(() => other.close());
  return other;
}

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));
const answered = (question: number, answer: string, module = 0): BrowserEvent => ({
  type: 'answered',
  module,
  question,
  answer,
});
async function readProgress(of: Student, id: string): Promise<Test['progress']> {
  const { body } = await of.call('GET', '/tests');
  return (body.data as Test[]).find((each) => each.id === id)?.progress ?? null;
}

const marked = (question: number): BrowserEvent => ({
  type: 'marked',
  module: 0,
  question,
  isMarked: true,
});

const answerOf = (view: AttemptView, question: number): string | undefined =>
  view.attempt.modules.at(-1)?.questions[question]?.answer;

describe('starting an attempt', () => {
  it('creates one attempt with the plan of the blueprint', async () => {
    const ánh = await student();
    const view = await ánh.start('diagnostic-1');
    expect(view.attempt.phase).toEqual({ name: 'choosing' });
    expect(view.attempt.plan.modules.map(({ questions, ms }) => [questions, ms / minute])).toEqual([
      [30, 32],
      [24, 35],
    ]);
    expect(view.items).toEqual([]);
    expect(view.attempt.active).toBe('laptop-1');
  });

  it('a retry or a second tab continues the attempt in progress', async () => {
    const bình = await student();
    const body = { id: crypto.randomUUID(), test: 'practice-rw-1', device: 'laptop-1' };
    const first = await bình.view('POST', '/attempts', body);
    expect((await bình.view('POST', '/attempts', body)).id).toBe(first.id);
    const again = { ...body, id: crypto.randomUUID(), device: 'phone-01' };
    const second = await bình.view('POST', '/attempts', again);
    expect(second.id).toBe(first.id);
    expect(second.attempt.active).toBe('phone-01');
  });

  it('tabs that start at the same moment share one attempt', async () => {
    const chi = await student();
    const start = () =>
      chi.call('POST', '/attempts', {
        id: crypto.randomUUID(),
        test: 'practice-rw-1',
        device: 'laptop-1',
      });
    const replies = await Promise.all([start(), start(), start()]);
    expect(new Set(replies.map(({ body }) => (body.data as AttemptView).id)).size).toBe(1);
  });

  it('copies extra time, breaks and the pause from the profile at the start', async () => {
    const dung = await student();
    await test.services.db
      .update(accounts)
      .set({
        preferences: {
          extraTime: { rw: 1.5, math: 2 },
          longerBreak: true,
          pause: true,
          textToSpeech: true,
        },
      })
      .where(eq(accounts.id, dung.id));
    const view = await dung.start('diagnostic-1');
    expect(view.attempt.plan.modules.map(({ ms }) => ms / minute)).toEqual([48, 70]);
    expect(view.attempt.plan).toMatchObject({ breakMs: 20 * minute, mayPause: true });
    expect(view.hasTextToSpeech).toBe(true);
  });

  it('refuses to start a test that does not exist', async () => {
    const em = await student();
    const reply = await em.call('POST', '/attempts', {
      id: crypto.randomUUID(),
      test: 'none',
      device: 'laptop-1',
    });
    expect(reply.status).toBe(404);
  });
});

describe('opening a module', () => {
  it('sends all questions of a module without anything about their keys', async () => {
    const giang = await student();
    await giang.start('practice-math-1');
    const view = await giang.open(0);
    expect(view.items).toHaveLength(27);
    expect(view.attempt.modules[0]?.deadline).toBe(view.now + 30 * minute);
    const sent = JSON.stringify(view);
    expect(sent).not.toMatch(
      /"(key|keys|rationale|why|hint|parameters|difficulty|rule|routes|isPretest|topic)"/,
    );
    const again = await giang.open(0);
    expect(again.attempt.modules[0]?.deadline).toBe(view.attempt.modules[0]?.deadline);
  });

  it('opens a module only in its turn and only on the active device', async () => {
    const hà = await student();
    await hà.start('diagnostic-1');
    const open = (device: string, module: number) =>
      hà.call('POST', `/attempts/${hà.attempt}/modules`, { device, module });
    expect((await open('laptop-1', 0)).body.code).toBe('MODULE_NOT_NEXT');
    await hà.send({ type: 'sections-chosen', sections: ['math'] });
    expect((await open('laptop-1', 0)).body.code).toBe('MODULE_NOT_NEXT');
    expect((await open('phone-01', 1)).body.code).toBe('OTHER_DEVICE');
    expect((await open('laptop-1', 1)).status).toBe(200);
  });
});

describe('receiving events', () => {
  it('stores events although a note was cut in the middle of an emoji', async () => {
    const lan = await student();
    await lan.start('practice-rw-1');
    await lan.open(0);
    const highlight = {
      id: 'h1',
      block: 'passage-0',
      start: 0,
      end: 4,
      quote: 'torn \uD83D',
      colour: 'yellow',
    } as const;
    const receipt = await lan.send(
      { type: 'highlighted', module: 0, question: 0, highlight },
      { type: 'noted', module: 0, question: 0, id: 'h1', note: '\uD83D' },
      answered(0, 'A'),
    );
    expect(receipt.acknowledged).toBe(3);
    expect(answerOf(await lan.view('GET', `/attempts/${lan.attempt}`), 0)).toBe('A');
  });

  it('stores answers of many students at once, though each sends theirs twice', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, student));
    for (const each of all) {
      await each.start('practice-rw-1');
      await each.open(0);
    }
    const sent = all.flatMap((each) => {
      const events = each.numbered(answered(0, 'B'));
      return [each.post(events), each.post(events)];
    });
    const receipts = await Promise.all(sent);
    expect(receipts.map(({ acknowledged }) => acknowledged)).toEqual(receipts.map(() => 1));
    for (const { attempt } of all) {
      const isFirst = and(eq(attemptEvents.attemptId, attempt), eq(attemptEvents.number, 1));
      expect(await test.services.db.$count(attemptEvents, isFirst)).toBe(1);
    }
  });

  it('accepts answers of a device that took over through another process', async () => {
    const nhi = await student();
    await nhi.start('practice-rw-1');
    await nhi.open(0);
    await nhi.send(answered(0, 'A'));
    const other = await secondProcess();
    const tablet = new Student(other, nhi, 'tablet-1');
    tablet.attempt = nhi.attempt;
    await tablet.view('POST', `/attempts/${nhi.attempt}/devices`, { device: 'tablet-1' });
    tablet.app = test.app;
    expect(await tablet.send(answered(1, 'C'))).toMatchObject({ acknowledged: 1, isActive: true });
  });

  it('stores an answer once, however often it is sent', async () => {
    const khoa = await student();
    await khoa.start('practice-rw-1');
    await khoa.open(0);
    const events = khoa.numbered(answered(0, 'A'), answered(1, 'C'));
    const receipts = await Promise.all([khoa.post(events), khoa.post(events), khoa.post(events)]);
    expect(receipts.map(({ acknowledged }) => acknowledged)).toEqual([2, 2, 2]);
    const rows = await test.services.db
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, khoa.attempt));
    expect(rows.filter(({ event }) => event.type === 'answered')).toHaveLength(2);
    expect(answerOf(await khoa.read(), 1)).toBe('C');
  });

  it('deletes events with their attempt, also concurrent ones, and stores none afterwards', async () => {
    const { db } = test.services;
    const thu = await student();
    await thu.start('practice-rw-1');
    await thu.open(0);
    await thu.send(answered(0, 'A'));
    const row = { id: thu.attempt, accountId: thu.id, packedAt: null };
    const now = test.clock.now().getTime();
    const { attempt } = await thu.read();
    const late = [{ seq: attempt.seq + 1, at: now, receivedAt: now, event: answered(1, 'B') }];
    const countEvents = (): Promise<number> =>
      db.$count(attemptEvents, eq(attemptEvents.attemptId, thu.attempt));
    const deleted = await db.transaction(async (tx) => {
      await insertLog(tx, row, late);
      const waiting = db.delete(attempts).where(eq(attempts.id, thu.attempt)).execute();
      await untilWaiting(db);
      return { waiting };
    });
    await deleted.waiting;
    expect(await countEvents()).toBe(0);
    await expect(db.transaction((tx) => insertLog(tx, row, late))).rejects.toThrow(Outdated);
    expect(await countEvents()).toBe(0);
  });

  it('stores nothing after a gap until the missing events arrive', async () => {
    const lan = await student();
    await lan.start('practice-rw-1');
    await lan.open(0);
    const [first, second] = lan.numbered(answered(0, 'A'), answered(0, 'B'));
    expect((await lan.post([second!])).acknowledged).toBe(0);
    expect((await lan.post([first!, second!])).acknowledged).toBe(2);
    expect(answerOf(await lan.read(), 0)).toBe('B');
  });

  it('refuses events of a device that never opened the test', async () => {
    const mai = await student();
    await mai.start('practice-rw-1');
    const stranger = mai.on('stranger');
    const reply = await stranger.call('POST', `/attempts/${mai.attempt}/events`, {
      device: 'stranger',
      events: [],
    });
    expect(reply.body.code).toBe('DEVICE_UNKNOWN');
  });

  it('rejects malformed events and names each wrong field once', async () => {
    const vy = await student();
    await vy.start('practice-rw-1');
    const refused = async (event: object): Promise<unknown> => {
      const events = [{ number: 1, elapsed: 0, event }];
      const { body } = await vy.call('POST', `/attempts/${vy.attempt}/events`, {
        device: 'stranger',
        events,
      });
      return (body as unknown as { errors: unknown }).errors;
    };
    const path = 'events.0.event';
    expect(await refused({ type: 'dreamt', module: 0 })).toEqual([
      { path: `${path}.type`, message: 'is not one of the choices' },
    ]);
    expect(await refused({ type: 'answered', module: 0, question: -1 })).toEqual([
      { path: `${path}.answer`, message: 'can not empty' },
      { path: `${path}.question`, message: 'is too small' },
    ]);
  });

  it('merges answers of two devices, and supersedes the older device’s conflicting one', async () => {
    const nam = await student();
    await nam.start('practice-rw-1');
    await nam.open(0);
    await nam.send(answered(0, 'A'));
    const phone = nam.on('phone-01');
    const phoneView = await phone.view('POST', `/attempts/${nam.attempt}/devices`, {
      device: 'phone-01',
    });
    expect(answerOf(phoneView, 0)).toBe('A');
    await phone.send(answered(1, 'B'));
    const late = await nam.send(answered(1, 'D'), answered(2, 'C'));
    expect(late).toMatchObject({
      isActive: false,
      superseded: [{ number: 2, reason: 'overtaken' }],
    });
    const view = await phone.read();
    expect([0, 1, 2].map((index) => answerOf(view, index))).toEqual(['A', 'B', 'C']);
  });

  it('two processes that append to one attempt lose no event', async () => {
    const oanh = await student();
    await oanh.start('practice-math-1');
    await oanh.open(0);
    const phone = oanh.on('phone-01');
    await phone.view('POST', `/attempts/${oanh.attempt}/devices`, { device: 'phone-01' });
    phone.app = await secondProcess();
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) => (turn % 2 === 0 ? oanh : phone).send(marked(turn))),
    );
    // Requests that overtook each other left gaps; the browser sends those events again.
    await oanh.send();
    const rows = await test.services.db
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, oanh.attempt));
    const seqs = rows.map(({ seq }) => seq).toSorted((a, b) => a - b);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    expect(rows.some(({ event }) => event.type === 'marked')).toBe(true);
  });

  it('a process shows answers that another process has stored since', async () => {
    const phương = await student();
    await phương.start('practice-rw-1');
    await phương.open(0);
    const elsewhere = phương.on(phương.device);
    elsewhere.app = await secondProcess();
    expect(answerOf(await elsewhere.read(), 0)).toBeUndefined();
    await phương.send(answered(0, 'B'));
    expect(answerOf(await elsewhere.read(), 0)).toBe('B');
  });

  it('another person’s attempt is not found', async () => {
    const owner = await student();
    await owner.start('practice-rw-1');
    const thief = await student();
    thief.attempt = owner.attempt;
    const path = `/attempts/${owner.attempt}`;
    const device = 'laptop-1';
    for (const [method, url, body] of [
      ['GET', path, undefined],
      ['POST', `${path}/devices`, { device }],
      ['POST', `${path}/events`, { device, events: [] }],
      ['POST', `${path}/modules`, { device, module: 0 }],
    ] as const) {
      expect((await thief.call(method, url, body)).status).toBe(404);
    }
  });
});

describe('settling', () => {
  it('closes a module a minute after its deadline when the device was heard after it', async () => {
    const quân = await student();
    await quân.start('practice-rw-1');
    await quân.open(0);
    test.clock.turn(30 * minute + 1000);
    const receipt = await quân.send(answered(0, 'A'));
    expect(receipt.superseded).toEqual([]);
    test.clock.turn(2 * minute);
    const view = await quân.read();
    expect(view.attempt.phase).toEqual({ name: 'completed' });
    expect(view.attempt.modules[0]?.closed).toMatchObject({ by: 'clock' });
    expect(view.items).toEqual([]);
  });

  it('waits a day for a device that fell silent, then settles the attempt unasked', async () => {
    const sơn = await student();
    await sơn.start('practice-rw-1');
    await sơn.open(0);
    await sơn.send(answered(0, 'B'));
    const useCases = new Attempts(test.services);
    test.clock.turn(60 * minute);
    await useCases.settleDue();
    expect((await sơn.read()).attempt.phase.name).toBe('module');
    test.clock.turn(24 * 60 * minute);
    expect(await useCases.settleDue()).toBeGreaterThan(0);
    const [row] = await test.services.db
      .select()
      .from(attempts)
      .where(eq(attempts.id, sơn.attempt));
    expect(row?.state).toBe('completed');
    expect(row?.settlesAt).toBeNull();
  });
});

describe('a whole diagnostic', () => {
  it('a diagnostic with all answers correct is completed and scored', async () => {
    const { db } = test.services;
    const thu = await student();
    await thu.start('diagnostic-1');
    await thu.send({ type: 'sections-chosen', sections: ['rw', 'math'] });
    const bank = new Map(
      (await db.select().from(itemVersions)).map(({ content }) => [content.id, content.response]),
    );
    for (const module of [0, 1]) {
      const { items } = await thu.open(module);
      const events = items.map(({ id }, question) => {
        const response = bank.get(id)!;
        const key = response.kind === 'choice' ? response.key : response.keys[0]!;
        return answered(question, key, module);
      });
      const receipt = await thu.send(...events, { type: 'submitted', module });
      expect(receipt.superseded).toEqual([]);
      expect(receipt.phase).toBe(module === 0 ? 'waiting' : 'completed');
      if (module === 0) await thu.send({ type: 'break-started' });
      test.clock.turn(11 * minute);
    }
    expect((await thu.read()).attempt.phase).toEqual({ name: 'completed' });
    await scoreCompleted(test.services, thu.attempt);
    await scoreCompleted(test.services, thu.attempt);
    const [result] = await db.select().from(results).where(eq(results.attemptId, thu.attempt));
    expect(result).toMatchObject({ right: 54, questions: 54 });
    expect(result?.score.total?.score).toBeGreaterThan(1400);
    const progress = await readProgress(thu, 'diagnostic-1');
    expect(progress).toMatchObject({ completed: 1, running: null, latest: thu.attempt, seen: 54 });
    expect(progress?.best?.score).toBe(result?.score.total?.score);
  });

  it('an abandoned diagnostic has no result', async () => {
    const uyên = await student();
    await uyên.start('diagnostic-1');
    await uyên.send({ type: 'sections-chosen', sections: ['rw'] });
    await uyên.open(0);
    await uyên.send(answered(0, 'A'), { type: 'abandoned' });
    await scoreCompleted(test.services, uyên.attempt);
    const found = await test.services.db
      .select()
      .from(results)
      .where(eq(results.attemptId, uyên.attempt));
    expect(found).toEqual([]);
    const view = await uyên.start('diagnostic-1');
    expect(view.attempt.phase).toEqual({ name: 'choosing' });
  });
});

describe('a preview', () => {
  it('shows an administrator the questions, and leaves no attempt', async () => {
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const before = await test.services.db.$count(attempts);
    const { body } = await admin.call('GET', '/admin/tests/diagnostic-1/preview?route=lower');
    const { modules } = body.data as TestPreview;
    expect(modules.map(({ section, items }) => [section, items.length])).toEqual([
      ['rw', 30],
      ['math', 24],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/"(key|keys|rationale|parameters)"/);
    expect(await test.services.db.$count(attempts)).toBe(before);
    expect((await admin.call('GET', '/admin/tests/none/preview')).status).toBe(404);
  });
});

describe('the list of tests', () => {
  it('visitors see the list of tests, without a student’s progress', async () => {
    const reply = await test.app.inject({ url: '/api/v1/tests' });
    const data = reply.json().data as Test[];
    expect(data.map(({ id, questions, minutes }) => [id, questions, minutes])).toEqual(
      expect.arrayContaining([
        ['diagnostic-1', 54, 67],
        ['practice-rw-1', 27, 30],
        ['practice-math-1', 27, 30],
      ]),
    );
    expect(data.every(({ progress }) => progress === null)).toBe(true);
  });

  it('shows where a student left off', async () => {
    const vy = await student();
    await vy.start('practice-rw-1');
    await vy.open(0);
    await vy.send(answered(0, 'A'), answered(3, 'B'));
    test.clock.turn(10 * minute);
    const progress = await readProgress(vy, 'practice-rw-1');
    expect(progress?.running).toEqual({
      attempt: vy.attempt,
      phase: 'module',
      module: 1,
      modules: 1,
      answered: 2,
      questions: 27,
      msLeft: 20 * minute,
      isPaused: false,
    });
    expect(progress?.seen).toBe(27);
  });
});
