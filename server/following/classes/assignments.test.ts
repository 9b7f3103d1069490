import type { ReadyReport } from '@bac/contract/results/results.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '../../db/items-schema.ts';
import { notifyPeopleJob } from '../../accounts/notifications/notify-people.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { classroom, newStudent, type Classroom } from '../../testing/following/classroom.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { rightAnswer, wrongAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { remindAll } from './remind.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const hour = 60 * 60 * 1000;
const later = (milliseconds: number): string =>
  new Date(test.clock.now().getTime() + milliseconds).toISOString();

const startFor = (client: Student, name: string, assignment: string) =>
  client.call('POST', '/attempts', {
    id: crypto.randomUUID(),
    test: name,
    device: client.device,
    assignment,
  });

const refusal = async (client: Student, assignment: string, name = 'practice-rw-1') =>
  (await startFor(client, name, assignment)).body.code;

const rowOf = async (room: Classroom, assignment: string, client: Student) =>
  (await room.readAssignment(assignment)).rows.find((row) => row.student.id === client.id);

const runNotifications = () => runQueued(test, [notifyPeopleJob(test.services)]);

async function titlesOf(client: Student): Promise<string[]> {
  const { body } = await client.call('GET', '/notifications');
  return (body.data as { rows: { title: { en: string } }[] }).rows.map(({ title }) => title.en);
}

async function assignedTo(client: Student): Promise<string[]> {
  const { body } = await client.call('GET', '/own-classes');
  return (body.data as { assignments: { id: string }[] }).assignments.map(({ id }) => id);
}

describe('an assignment', () => {
  it('an assignment that closed before a student joined is not theirs to miss', async () => {
    const room = await classroom(test);
    const assignment = await room.assign({ closesAt: later(2 * hour) });
    const early = await room.join(await newStudent(test));
    test.clock.turn(3 * hour);
    const late = await room.join(await newStudent(test));
    expect(await assignedTo(early)).toEqual([assignment]);
    expect(await assignedTo(late)).toEqual([]);
  });

  it('an assignment is assigned, taken, and read by question and domain', async () => {
    const room = await classroom(test);
    const [lan, minh] = [
      await room.join(await newStudent(test, { fullName: 'Lan' })),
      await room.join(await newStudent(test, { fullName: 'Minh' })),
    ];
    await room.join(await newStudent(test, { fullName: 'Ánh' }));
    const assignment = await room.assign();
    await minh.start('practice-rw-1', assignment);
    expect(await room.readAssignment(assignment)).toMatchObject({
      students: 3,
      started: 1,
      testTakers: 1,
      submitted: 0,
      canOpenQuestions: false,
      rows: [
        { student: { name: 'Ánh' }, attempts: [] },
        { student: { name: 'Lan' }, attempts: [] },
        { student: { name: 'Minh' }, attempts: [{ state: 'active', result: null }] },
      ],
    });
    test.clock.turn(hour);
    expect((await rowOf(room, assignment, minh))?.attempts[0]?.state).toBe('away');

    const attempt = await takeTest(
      test,
      lan,
      'practice-rw-1',
      (item, question) =>
        question === 0 ? wrongAnswer(item) : question === 1 ? undefined : rightAnswer(item),
      assignment,
    );
    const page = await room.readAssignment(assignment);
    expect(page).toMatchObject({ started: 2, testTakers: 0, submitted: 1 });
    expect((await rowOf(room, assignment, lan))?.attempts).toMatchObject([
      { attempt, state: 'submitted', result: { right: 25, questions: 27, total: null } },
    ]);
    expect(page.byDomain.reduce((sum, { right }) => sum + right, 0)).toBe(25);
    expect(page.byDomain.reduce((sum, { total }) => sum + total, 0)).toBe(27);
    expect(
      page.mostMissed.map(({ answered, right, omitted }) => [answered, right, omitted]),
    ).toEqual(
      expect.arrayContaining([
        [1, 0, 0],
        [0, 0, 1],
      ]),
    );
    expect(page.mostMissed).toHaveLength(2);

    const one = await room.teacher.call('GET', `${room.path}/students/${lan.id}`);
    expect(one.body.data).toMatchObject({
      student: { name: 'Lan' },
      assignments: [{ id: assignment, attempts: [{ attempt }] }],
    });
    expect((await room.readClass()).members.find(({ id }) => id === lan.id)?.submitted).toBe(1);
    const report = await room.teacher.call('GET', `/results/${attempt}`);
    expect(report.body.data).toMatchObject({ state: 'ready', isOwn: false, bestBefore: null });
    const keys = async () => {
      const { body } = await room.teacher.call('GET', `/results/${attempt}`);
      return (body.data as ReadyReport).questions.filter((question) => question.keys.length > 0);
    };
    expect(await keys()).toEqual([]);
    const foreign = (await classroom(test)).teacher;
    expect((await foreign.call('GET', `/results/${attempt}`)).body.code).toBe('NOT_FOUND');

    const [missed] = page.mostMissed;
    const open = () =>
      room.teacher.call('GET', `${room.path}/assignments/${assignment}/questions/${missed?.item}`);
    expect((await open()).body.code).toBe('ASSIGNMENT_OPEN');
    test.clock.turn(48 * hour);
    expect(await keys()).toHaveLength(27);
    expect((await open()).body.data).toMatchObject({
      item: { id: missed?.item },
      solution: { kind: 'choice' },
    });
    const never = `${room.path}/assignments/${assignment}/questions/never-asked`;
    expect((await room.teacher.call('GET', never)).body.code).toBe('NOT_FOUND');
  });

  it('lets students of the class start an assignment in its window, as often as its terms allow', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ opensAt: later(hour), closesAt: later(3 * hour) });
    expect(await refusal(lan, assignment)).toBe('ASSIGNMENT_NOT_NOW');
    test.clock.turn(hour);
    expect(await refusal(await newStudent(test), assignment)).toBe('ASSIGNMENT_NOT_NOW');
    expect(await refusal(lan, assignment, 'practice-rw-2')).toBe('ASSIGNMENT_NOT_NOW');
    const view = await lan.start('practice-rw-1', assignment);
    expect((await lan.start('practice-rw-1', assignment)).id).toBe(view.id);
    await lan.send({ type: 'abandoned' });
    expect(await refusal(lan, assignment)).toBe('ASSIGNMENT_NOT_NOW');
    await room.putAssignment(assignment, {
      ...room.terms({ attempts: 2 }),
      opensAt: later(-hour),
      closesAt: later(2 * hour),
    });
    await lan.start('practice-rw-1', assignment);
    await lan.send({ type: 'abandoned' });
    expect(await refusal(lan, assignment)).toBe('ASSIGNMENT_NOT_NOW');
    const minh = await room.join(await newStudent(test));
    test.clock.turn(2 * hour);
    expect(await refusal(minh, assignment)).toBe('ASSIGNMENT_NOT_NOW');
  });

  it('counts concurrent starts one after the other', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign();
    const starts = await Promise.all(
      Array.from({ length: 5 }, () => startFor(lan, 'practice-rw-1', assignment)),
    );
    const ids = starts.map(({ body }) => (body.data as { id?: string } | undefined)?.id);
    expect(new Set(ids)).toEqual(new Set([ids[0]]));
    expect(ids[0]).toBeDefined();
    expect((await rowOf(room, assignment, lan))?.attempts).toHaveLength(1);
  });

  it('keeps the attempts of a canceled assignment, which nobody can start any more', async () => {
    const room = await classroom(test);
    const [lan, minh] = [
      await room.join(await newStudent(test)),
      await room.join(await newStudent(test)),
    ];
    const assignment = await room.assign();
    await lan.start('practice-rw-1', assignment);
    await room.teacher.call('DELETE', `${room.path}/assignments/${assignment}`);
    expect(await refusal(minh, assignment)).toBe('ASSIGNMENT_NOT_NOW');
    expect((await startFor(lan, 'practice-rw-1', assignment)).status).toBe(200);
    expect(await room.readAssignment(assignment)).toMatchObject({ isCanceled: true, started: 1 });
    expect((await minh.call('GET', '/own-classes')).body.data).toMatchObject({ assignments: [] });
  });

  it('lets students take an assigned test that was archived since', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ test: 'practice-math-1', sections: ['math'] });
    const set = (change: Partial<typeof forms.$inferInsert>) =>
      test.services.db.update(forms).set(change).where(eq(forms.id, 'practice-math-1'));
    await set({ status: 'archived' });
    expect((await startFor(lan, 'practice-math-1', assignment)).status).toBe(200);
    const other = await newStudent(test);
    const own = { id: crypto.randomUUID(), test: 'practice-math-1', device: other.device };
    expect((await other.call('POST', '/attempts', own)).body.code).toBe('TEST_NOT_FOUND');
    await set({ status: 'published' });
  });

  it('refuses a test that opens later than the assignment', async () => {
    const room = await classroom(test);
    const set = (opensAt: Date | null) =>
      test.services.db.update(forms).set({ opensAt }).where(eq(forms.id, 'practice-math-1'));
    await set(new Date(later(hour)));
    const write = async (opensAt: string) => {
      const terms = { test: 'practice-math-1', sections: ['math' as const], opensAt };
      return (await room.putAssignment(crypto.randomUUID(), room.terms(terms))).body.code;
    };
    expect(await write(later(hour - 1))).toBe('TEST_NOT_FOUND');
    expect(await write(later(hour))).toBeUndefined();
    await set(null);
  });

  it('keeps an assigned attempt apart from one’s own attempt at the same test', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    await lan.start('practice-rw-1');
    const assignment = await room.assign();
    expect(await refusal(lan, assignment)).toBe('ASSIGNMENT_OTHER_ATTEMPT');
    await lan.send({ type: 'abandoned' });
    expect(await refusal(lan, assignment)).toBeUndefined();
  });

  it('takes the sections that the teacher chose', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ test: 'diagnostic-1', sections: ['math'] });
    const { attempt } = await lan.start('diagnostic-1', assignment);
    expect(attempt).toMatchObject({ chosen: ['math'], phase: { name: 'waiting', next: 1 } });
    const { superseded } = await lan.send({ type: 'sections-chosen', sections: ['rw', 'math'] });
    expect(superseded).toHaveLength(1);
    expect((await lan.read()).attempt.chosen).toEqual(['math']);
    const own = await lan.call('GET', '/own-classes');
    expect(own.body.data).toMatchObject({
      classes: [{ id: room.id, teacher: 'Trần Thu Hà' }],
      assignments: [{ id: assignment, usedAttempts: 1, running: lan.attempt, latest: null }],
    });
  });

  it('refuses invalid terms, and another test once somebody has started', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const code = async (
      terms: Parameters<Classroom['terms']>[0],
      id: string = crypto.randomUUID(),
    ) => (await room.putAssignment(id, room.terms(terms))).body.code;
    expect(await code({ test: 'nothing-1' })).toBe('TEST_NOT_FOUND');
    expect(await code({ sections: ['math'] })).toBe('SECTION_NOT_IN_TEST');
    expect(await code({ closesAt: later(-1) })).toBe('CLOSES_BEFORE_OPENING');
    expect(await code({ opensAt: later(hour), closesAt: later(hour) })).toBe(
      'CLOSES_BEFORE_OPENING',
    );
    const assignment = await room.assign();
    expect(await code({ test: 'practice-rw-2' }, assignment)).toBeUndefined();
    await lan.start('practice-rw-2', assignment);
    expect(await code({ test: 'practice-rw-1' }, assignment)).toBe('ASSIGNMENT_STARTED');
    expect(await code({ test: 'practice-rw-2', note: 'Calmly' }, assignment)).toBeUndefined();
    expect((await room.readAssignment(assignment)).note).toBe('Calmly');
  });
});

describe('notifications about an assignment', () => {
  it('notifies the class of an assignment, and a day before it closes those who have not started', async () => {
    const room = await classroom(test);
    const [lan, minh] = [
      await room.join(await newStudent(test)),
      await room.join(
        await newStudent(test, { notifications: { results: true, reminders: false, news: true } }),
      ),
    ];
    const hoa = await room.join(await newStudent(test));
    const assignment = await room.assign();
    const short = await room.assign({ test: 'practice-rw-2', closesAt: later(20 * hour) });
    await hoa.start('practice-rw-1', assignment);
    await remindAll(test.services);
    await runNotifications();
    expect(await titlesOf(lan)).toEqual(['Lớp 12A: a test to take', 'Lớp 12A: a test to take']);
    test.clock.turn(25 * hour);
    await remindAll(test.services);
    await remindAll(test.services);
    await runNotifications();
    for (const client of [lan, minh]) {
      const titles = await titlesOf(client);
      expect(titles.filter((title) => title.endsWith('closes soon'))).toHaveLength(1);
    }
    expect((await titlesOf(hoa)).some((title) => title.endsWith('closes soon'))).toBe(false);
    expect(await queuedEmailsTo(test, `${lan.id}@example.com`)).toHaveLength(3);
    expect(await queuedEmailsTo(test, `${minh.id}@example.com`)).toEqual([]);
    expect((await room.readAssignment(short)).isCanceled).toBe(false);
  });
});
