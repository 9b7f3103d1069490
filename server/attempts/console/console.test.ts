import type {
  Live,
  LiveAttempt,
  ListedAttempt,
  WholeAttempt,
} from '@bac/contract/attempts/attempts-admin.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { notifications } from '../../db/console-schema.ts';
import { resultChanges } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { notifyChange } from '../../accounts/notifications/notify-change.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { rightAnswer, wrongAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';

const minute = 60_000;
let test: TestApp;
let admin: Student;
beforeAll(async () => {
  test = await testApp();
  admin = new Student(test.app, await signedInAs(test.services, 'admin', { fullName: 'Trần An' }));
});
afterAll(() => test.close());

const student = async (fullName = 'Nguyễn Minh Ánh'): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student', { fullName }));

async function get<Data>(path: string): Promise<Data> {
  const { status, body } = await admin.call('GET', `/admin/attempts${path}`);
  expect(status).toBe(200);
  return body.data as Data;
}

const whole = ({ attempt }: Student): Promise<WholeAttempt> => get(`/${attempt}`);
const logOf = async ({ attempt }: Student): Promise<LoggedEvent[]> =>
  (await get<{ events: LoggedEvent[] }>(`/${attempt}/events`)).events;

function act(
  of: Student,
  action: 'extend' | 'end',
  body: object = {},
  actor = admin,
): ReturnType<Student['call']> {
  const request = { id: crypto.randomUUID(), reason: ' The power was cut. ', ...body };
  return actor.call('POST', `/admin/attempts/${of.attempt}/${action}`, request);
}
const extend = (of: Student, minutes: number, body: object = {}, actor = admin) =>
  act(of, 'extend', { minutes, ...body }, actor);

async function openFirstModule(who: Student, form = 'practice-rw-1'): Promise<Student> {
  await who.start(form);
  if (!form.startsWith('practice')) {
    await who.send({ type: 'sections-chosen', sections: ['rw', 'math'] });
  }
  await who.open(0);
  return who;
}

const deadlineOf = async (who: Student): Promise<number> =>
  (await who.read()).attempt.modules.at(-1)!.deadline;

interface Listed {
  rows: ListedAttempt[];
  total: number;
  byState: Record<string, number>;
}
const list = (query: string): Promise<Listed> => get(`?${query}`);

const live = (query = ''): Promise<Live> => {
  test.clock.turn(2001);
  return get(`/live${query}`);
};
const rowOf = async (who: Student): Promise<LiveAttempt | undefined> =>
  (await live('?size=500')).rows.find(({ id }) => id === who.attempt);

describe('the console’s attempts', () => {
  it('only roles that may see all results can open the console’s attempts', async () => {
    const ánh = await openFirstModule(await student());
    for (const role of ['student', 'tutor', 'support'] as const) {
      const other = new Student(test.app, await signedInAs(test.services, role));
      for (const path of ['', '/live', `/${ánh.attempt}`, `/${ánh.attempt}/events`]) {
        expect((await other.call('GET', `/admin/attempts${path}`)).status).toBe(403);
      }
      expect((await extend(ánh, 10, {}, other)).status).toBe(403);
      expect((await act(ánh, 'end', {}, other)).status).toBe(403);
    }
    expect((await admin.call('GET', `/admin/attempts/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

describe('extending an attempt', () => {
  it('extends the open module’s deadline, logs, audits and records it, and notifies the student', async () => {
    const ánh = await openFirstModule(await student());
    const before = await deadlineOf(ánh);
    expect((await extend(ánh, 10)).status).toBe(200);
    expect((await deadlineOf(ánh)) - before).toBe(10 * minute);
    expect((await logOf(ánh)).at(-1)).toMatchObject({
      event: { type: 'extended', module: 0, ms: 10 * minute },
    });
    const { changes } = await whole(ánh);
    expect(changes).toMatchObject([
      { kind: 'extended', minutes: 10, reason: 'The power was cut.', actorName: 'Trần An' },
    ]);
    const [entry] = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'attempt.extended'));
    expect(entry).toMatchObject({ actorId: admin.id, subject: `attempt:${ánh.attempt}` });
    await notifyChange(test.services, changes[0]!.id);
    await notifyChange(test.services, changes[0]!.id);
    const notices = await test.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, ánh.id));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text.en).toContain('10 more minutes');
  });

  it('a browser learns of an extension from its next heartbeat', async () => {
    const ánh = await openFirstModule(await student());
    const { seq } = await ánh.send();
    await extend(ánh, 5);
    expect((await ánh.send()).seq).toBe(seq + 1);
  });

  it('extends the next module before it opens, and is refused when there is none', async () => {
    const ánh = await student();
    await ánh.start('diagnostic-1');
    expect((await extend(ánh, 5)).body.code).toBe('NOTHING_TO_EXTEND');
    await ánh.send({ type: 'sections-chosen', sections: ['rw', 'math'] });
    expect((await extend(ánh, 5)).status).toBe(200);
    const { attempt } = await ánh.open(0);
    const plannedMs = attempt.plan.modules[0]!.ms;
    expect(attempt.modules[0]!.deadline).toBe(test.clock.now().getTime() + plannedMs);
    await ánh.send({ type: 'submitted', module: 0 });
    expect((await extend(ánh, 7)).status).toBe(200);
    expect((await whole(ánh)).modules[0]!.ms).toBe(plannedMs);
    expect((await logOf(ánh)).at(-1)).toMatchObject({ event: { module: 1 } });
    await ánh.send({ type: 'abandoned' });
    expect((await extend(ánh, 5)).body.code).toBe('ATTEMPT_OVER');
  });

  it('refuses to extend a module that the clock has closed', async () => {
    const ánh = await openFirstModule(await student());
    test.clock.turn(26 * 60 * minute);
    expect((await extend(ánh, 5)).body.code).toBe('ATTEMPT_OVER');
  });

  it('extends once, however often and through whichever process the request is sent', async () => {
    const ánh = await openFirstModule(await student());
    const other = new Student(
      await buildApp(
        servicesOn(test.database, test.clock, { DATA_DIR: '/tmp/none', LOG_LEVEL: 'silent' }),
        '/tmp/none',
      ),
      admin,
    );
    onTestFinished(() => other.app.close());
    const before = await deadlineOf(ánh);
    const id = crypto.randomUUID();
    const replies = await Promise.all([
      extend(ánh, 10, { id }),
      extend(ánh, 10, { id }, other),
      extend(ánh, 10, { id }),
      extend(ánh, 3, {}, other),
      ánh.send({ type: 'answered', module: 0, question: 0, answer: 'A' }),
    ]);
    expect(replies.slice(0, 4).map((reply) => (reply as { status: number }).status)).toEqual([
      200, 200, 200, 200,
    ]);
    expect((await deadlineOf(ánh)) - before).toBe(13 * minute);
    const stored = await test.services.db
      .select()
      .from(resultChanges)
      .where(eq(resultChanges.attemptId, ánh.attempt));
    expect(stored).toHaveLength(2);
  });

  it.each([{ minutes: 0 }, { minutes: 1000 }, { minutes: 5, reason: '   ' }, { minutes: 1.5 }])(
    'rejects an extension with %j',
    async (body) => {
      const ánh = await openFirstModule(await student());
      expect((await act(ánh, 'extend', body)).status).toBe(400);
    },
  );
});

describe('ending an attempt', () => {
  it('ends an attempt without a result, tells the student, and accepts no further events', async () => {
    const ánh = await openFirstModule(await student());
    expect((await act(ánh, 'end')).status).toBe(200);
    const receipt = await ánh.send({ type: 'answered', module: 0, question: 0, answer: 'A' });
    expect(receipt).toMatchObject({ phase: 'abandoned', superseded: [{ reason: 'out-of-place' }] });
    expect((await ánh.read()).attempt.phase).toEqual({ name: 'abandoned', isByTeam: true });
    expect((await whole(ánh)).state).toBe('abandoned');
    expect((await act(ánh, 'end')).body.code).toBe('ATTEMPT_OVER');
    const { body } = await ánh.call('GET', `/results/${ánh.attempt}`);
    expect(body.data).toMatchObject({ state: 'abandoned', endReason: 'The power was cut.' });
  });
});

describe('the list of attempts', () => {
  it('filters attempts by state, test, kind, day, score and student, and sorts them', async () => {
    const name = 'Đặng Thùy Liên';
    const liên = await student(name);
    await takeTest(test, liên, 'practice-rw-1', (item) => rightAnswer(item));
    const practice = liên.attempt;
    await takeTest(test, liên, 'diagnostic-1', (item) => wrongAnswer(item));
    const low = liên.attempt;
    await takeTest(test, liên, 'diagnostic-1', (item) => rightAnswer(item));
    const high = liên.attempt;
    await openFirstModule(liên, 'practice-math-1');
    const running = liên.attempt;
    const ids = async (query: string): Promise<string[]> =>
      (await list(`search=dang+lien&${query}`)).rows.map(({ id }) => id);

    const all = await list('search=dang+lien');
    expect(all.rows.map(({ id }) => id)).toEqual([running, high, low, practice]);
    expect(all).toMatchObject({
      total: 4,
      byState: { running: 1, completed: 3, abandoned: 0, invalidated: 0 },
    });
    expect(all.rows[1]).toMatchObject({
      student: { id: liên.id, name },
      test: { id: 'diagnostic-1', kind: 'diagnostic' },
      state: 'completed',
    });
    expect(await ids('state=running')).toEqual([running]);
    expect(await ids('state=running,abandoned')).toEqual([running]);
    expect(await ids('test=practice-rw-1')).toEqual([practice]);
    expect(await ids('kind=diagnostic,full')).toEqual([high, low]);
    expect(await ids('scoreFrom=1000')).toEqual([high]);
    expect(await ids('scoreTo=1000')).toEqual([low]);
    expect((await ids(`student=${liên.id}&sort=score`)).slice(0, 2)).toEqual([low, high]);
    expect((await ids('sort=-score')).slice(0, 2)).toEqual([high, low]);
    expect((await ids('sort=ended')).at(-1)).toBe(running);
    const today = test.clock.now().toISOString().slice(0, 10);
    expect(await ids('until=2020-01-01')).toEqual([]);
    expect((await ids(`since=2020-01-01&until=${today}`)).length).toBeGreaterThan(0);
    expect((await list('search=dang+lien&size=2&page=2')).rows.map(({ id }) => id)).toEqual([
      low,
      practice,
    ]);
    expect((await list('search=nobody-of-that-name')).total).toBe(0);
    expect((await list('sort=student')).rows.length).toBeGreaterThan(0);
  });

  it.each(['state=gone', 'scoreFrom=10', 'sort=name', 'since=yesterday', 'student=1'])(
    'rejects the query %s',
    async (query) => {
      expect((await admin.call('GET', `/admin/attempts?${query}`)).status).toBe(400);
    },
  );
});

describe('the live monitor', () => {
  it('shows a student’s module, progress and time left, and when a device falls silent', async () => {
    const ánh = await openFirstModule(await student());
    await ánh.send({ type: 'answered', module: 0, question: 0, answer: 'A' });
    const row = await rowOf(ánh);
    expect(row).toMatchObject({
      place: 'rw-1',
      answered: 1,
      syncState: 'saved',
      extraMs: 0,
      isPaused: false,
      lateEvents: 0,
    });
    expect(row?.msLeft).toBeGreaterThan(0);
    await extend(ánh, 10);
    expect((await rowOf(ánh))?.extraMs).toBe(10 * minute);
    test.clock.turn(61_000);
    const silent = await live('?size=500');
    expect(silent.rows[0]?.syncState).toBe('silent');
    expect(silent.troubles.silent).toBeGreaterThan(0);
    // A heartbeat without events is enough.
    await ánh.send();
    expect((await rowOf(ánh))?.syncState).toBe('saved');
  });

  it('shows events that arrived late', async () => {
    const ánh = await openFirstModule(await student());
    const events = ánh.numbered(
      { type: 'answered', module: 0, question: 0, answer: 'A' },
      { type: 'answered', module: 0, question: 1, answer: 'B' },
    );
    test.clock.turn(90_000);
    expect((await rowOf(ánh))?.syncState).toBe('silent');
    await ánh.post(events.map((event, index) => ({ ...event, elapsed: index * 1000 })));
    expect(await rowOf(ánh)).toMatchObject({
      syncState: 'catching-up',
      lateEvents: 2,
      answered: 2,
    });
    test.clock.turn(31_000);
    expect((await rowOf(ánh))?.syncState).toBe('saved');
  });

  it('leaves out students who are silent and have no running clock', async () => {
    const ánh = await student();
    await ánh.start('diagnostic-1');
    expect((await rowOf(ánh))?.place).toBe('choosing');
    test.clock.turn(11 * minute);
    const { idle } = await live();
    expect(await rowOf(ánh)).toBeUndefined();
    expect(idle).toBeGreaterThan(0);
  });

  it('counts students by stage, filters by stage, and drops those who have finished', async () => {
    const ánh = await openFirstModule(await student(), 'practice-math-1');
    const { places, testTakers } = await live();
    expect(places.reduce((sum, { people }) => sum + people, 0)).toBe(testTakers);
    const math = await live('?place=math-1&size=500');
    expect(math.rows.map(({ id }) => id)).toContain(ánh.attempt);
    expect(math.rows.every(({ place }) => place === 'math-1')).toBe(true);
    await ánh.send({ type: 'submitted', module: 0 });
    expect(await rowOf(ánh)).toBeUndefined();
  });
});

describe('a score', () => {
  it('is the same with its range in every list of the team, and provisional without measured items', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'diagnostic-1', (item) => rightAnswer(item));
    const { total } = (await whole(ánh)).result!;
    expect(total).toEqual({
      score: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      isProvisional: true,
    });
    expect((await list(`student=${ánh.id}`)).rows[0]!.total).toEqual(total);
    const { body } = await admin.call('GET', `/admin/users/${ánh.id}/attempts`);
    expect((body.data as Listed).rows[0]!.total).toEqual(total);
  });
});

describe('a single attempt', () => {
  it('shows an attempt’s graded answers, its modules, and a log that replays to the same state', async () => {
    const ánh = await student();
    await takeTest(test, ánh, 'diagnostic-1', (item, question) =>
      question === 5 ? wrongAnswer(item) : rightAnswer(item),
    );
    const attempt = await whole(ánh);
    expect(attempt).toMatchObject({
      state: 'completed',
      place: null,
      extendableModule: null,
      changes: [],
    });
    expect(attempt.questions).toHaveLength(54);
    expect(attempt.questions[5]).toMatchObject({ result: 'wrong', ms: 60_000 });
    expect(attempt.questions[1]?.result).toBe('right');
    expect(attempt.result?.total?.score).toBeGreaterThan(1000);
    expect(attempt.result?.sections.map(({ isProvisional }) => isProvisional)).toEqual([
      true,
      true,
    ]);
    expect(attempt.modules.every(({ closedBy }) => closedBy === 'student')).toBe(true);
    const log = await logOf(ánh);
    expect(log).toHaveLength(attempt.seq);
    expect(replay(log).phase).toEqual({ name: 'completed' });
  });
});
