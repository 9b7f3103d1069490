import type { Test } from '@bac/contract/attempts/tests.ts';
import type { ReadyReport } from '@bac/contract/results/results.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '../db/items-schema.ts';
import { logVisibleMistakesJob } from '../results/mistakes/log-mistakes.ts';
import { scoreCompleted } from '../results/scoring/score-completed.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { Student } from '../testing/attempts/student.ts';
import { rightAnswer, takeTest, wrongAnswer } from '../testing/attempts/take-test.ts';
import { signedInAs } from '../testing/factories.ts';
import { classroom, newStudent } from '../testing/following/classroom.ts';
import { runQueued } from '../testing/run-queued.ts';
import { notifyAllShown } from './classes/notify-shown.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const form = 'practice-rw-1';

const startPrivately = async (client: Student, name = form) => {
  const body = { id: crypto.randomUUID(), test: name, device: client.device };
  const reply = await client.call('POST', '/attempts', body);
  return reply.body as { code?: string; message?: string };
};

const read = async <Data>(client: Student, path: string): Promise<Data> =>
  (await client.call('GET', path)).body.data as Data;

const heldBy = async (client: Student) =>
  (await read<Test[]>(client, '/tests')).find(({ id }) => id === form)?.progress?.heldBy;

/** Answers A everywhere in the open module of the running attempt, submits and scores it. */
async function submit(client: Student): Promise<void> {
  const answers = Array.from({ length: 27 }, (_, question) => {
    return { type: 'answered', module: 0, question, answer: 'A' } as const;
  });
  await client.send(...answers);
  await client.send({ type: 'submitted', module: 0 });
  await scoreCompleted(test.services, client.attempt);
}

const stateOf = async (client: Student, attempt: string) =>
  (await read<{ state: string }>(client, `/results/${attempt}`)).state;

async function minutePasses(): Promise<void> {
  await notifyAllShown(test.services);
  await runQueued(test, [logVisibleMistakesJob(test.services)]);
}

describe('a test that is assigned', () => {
  it('cannot be taken privately before its results are shown, and the refusal names test and class', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ resultTime: 'when-released' });
    expect(await startPrivately(lan)).toMatchObject({
      code: 'TEST_ASSIGNED',
      message: expect.stringMatching(/practice.*Lớp 12A/),
    });
    expect(await heldBy(lan)).toEqual({ assignment, class: 'Lớp 12A' });
    await takeTest(test, lan, form, rightAnswer, assignment);
    expect((await startPrivately(lan)).code).toBe('TEST_ASSIGNED');
    // Leaving the class does not open the way to the keys.
    await lan.call('DELETE', `/own-classes/${room.id}`);
    expect((await startPrivately(lan)).code).toBe('TEST_ASSIGNED');
    const other = await newStudent(test);
    expect(await startPrivately(other)).toMatchObject({ result: 'OK' });
    await room.teacher.call('POST', `${room.path}/assignments/${assignment}/release`, {});
    expect(await startPrivately(lan)).toMatchObject({ result: 'OK' });
    expect(await heldBy(lan)).toBeNull();
  });

  it('cannot be taken privately by a student who has not taken it yet, although it shows results at once', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ resultTime: 'at-once' });
    expect((await startPrivately(lan)).code).toBe('TEST_ASSIGNED');
    await takeTest(test, lan, form, rightAnswer, assignment);
    expect(await startPrivately(lan)).toMatchObject({ result: 'OK' });
  });

  it('can be taken privately again after a cancellation', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ resultTime: 'when-released' });
    await room.teacher.call('DELETE', `${room.path}/assignments/${assignment}`);
    expect(await startPrivately(lan)).toMatchObject({ result: 'OK' });
  });

  it('withholds the result of a private attempt that was in progress, until the results of the class are shown', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    await lan.start(form);
    await lan.open(0);
    const assignment = await room.assign({ resultTime: 'when-released' });
    await submit(lan);
    const { attempt } = lan;
    expect(await stateOf(lan, attempt)).toBe('withheld');
    expect((await lan.call('GET', `/results/${attempt}/questions`)).status).toBe(404);
    await minutePasses();
    expect(await read<unknown[]>(lan, '/mistakes')).toEqual([]);
    await room.teacher.call('POST', `${room.path}/assignments/${assignment}/release`, {});
    expect(await stateOf(lan, attempt)).toBe('ready');
    await minutePasses();
    expect(await read<unknown[]>(lan, '/mistakes')).not.toEqual([]);
  });

  it('withholds the result of an attempt for another class that shows results at once', async () => {
    const [strict, lenient] = [await classroom(test), await classroom(test)];
    const lan = await newStudent(test);
    await strict.join(lan);
    await lenient.join(lan);
    await strict.assign({ resultTime: 'when-released' });
    const assignment = await lenient.assign({ resultTime: 'at-once' });
    const attempt = await takeTest(test, lan, form, wrongAnswer, assignment);
    expect(await stateOf(lan, attempt)).toBe('withheld');
    await minutePasses();
    expect(await read<unknown[]>(lan, '/mistakes')).toEqual([]);
    await lan.call('DELETE', `/own-classes/${strict.id}`);
    expect(await stateOf(lan, attempt)).toBe('ready');
    await minutePasses();
    expect(await read<unknown[]>(lan, '/mistakes')).toHaveLength(27);
  });

  it('keeps results that the student knew before the test was assigned', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const attempt = await takeTest(test, lan, form, wrongAnswer);
    test.clock.turn(60_000);
    await room.assign({ resultTime: 'when-released' });
    expect(await stateOf(lan, attempt)).toBe('ready');
  });

  it('tells the teacher how many of its questions the student had met before', async () => {
    const room = await classroom(test);
    const [lan, minh] = [await newStudent(test), await newStudent(test)];
    await takeTest(test, lan, form, wrongAnswer);
    await room.join(lan);
    await room.join(minh);
    const assignment = await room.assign();
    const attempt = await takeTest(test, lan, form, rightAnswer, assignment);
    await takeTest(test, minh, form, rightAnswer, assignment);
    const { rows } = await room.readAssignment(assignment);
    const seenBy = (client: Student) =>
      rows.find(({ student }) => student.id === client.id)?.attempts[0]?.result?.seenBefore;
    expect([seenBy(lan), seenBy(minh)]).toEqual([27, 0]);
    const report = await read<ReadyReport>(room.teacher, `/results/${attempt}`);
    expect(report).toMatchObject({ seenBefore: 27, ordinal: 1, bestBefore: null });
  });

  it('gives a fresh form none of its questions', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    await room.assign({ resultTime: 'when-released' });
    const itemsOf = async (id: string) => {
      const [row] = await test.services.db.select().from(forms).where(eq(forms.id, id));
      return row!.content.modules.flatMap(({ slots }) => slots.map(({ item }) => item));
    };
    const assigned = new Set(await itemsOf(form));
    for (let round = 0; round < 3; round += 1) {
      const body = { id: crypto.randomUUID(), like: 'practice-rw-2' };
      const made = await lan.call('POST', '/tests/fresh', body);
      const { test: fresh } = made.body.data as { test: string };
      expect((await itemsOf(fresh)).filter((item) => assigned.has(item))).toEqual([]);
    }
  });
});

describe('a test for classes alone', () => {
  it('is reserved by the team, is on no list, and is taken for an assignment only', async () => {
    const reserved = 'practice-math-1';
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const setAudience = (isForClasses: boolean) =>
      admin.call('POST', `/admin/tests/${reserved}/status`, { status: 'published', isForClasses });
    expect((await setAudience(true)).body.data).toMatchObject({ isForClasses: true });
    const log = await read<{ rows: { action: string }[] }>(admin, '/admin/audit');
    expect(log.rows[0]).toMatchObject({ action: 'test.reserved' });

    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const listed = await read<Test[]>(lan, '/tests');
    expect(listed.some(({ id }) => id === reserved)).toBe(false);
    expect((await startPrivately(lan, reserved)).code).toBe('TEST_NOT_FOUND');
    const fresh = { id: crypto.randomUUID(), like: reserved };
    expect((await lan.call('POST', '/tests/fresh', fresh)).body.code).toBe('TEST_NOT_FOUND');
    const assignable = await read<{ id: string; isForClasses: boolean }[]>(
      room.teacher,
      '/assignable-tests',
    );
    expect(assignable.find(({ id }) => id === reserved)).toMatchObject({ isForClasses: true });
    expect((await lan.call('GET', '/assignable-tests')).status).toBe(403);
    const assignment = await room.assign({ test: reserved, sections: ['math'] });
    expect((await lan.start(reserved, assignment)).test.id).toBe(reserved);

    expect((await setAudience(false)).body.data).toMatchObject({ isForClasses: false });
    const all = await read<Test[]>(lan, '/tests');
    expect(all.some(({ id }) => id === reserved)).toBe(true);
  });
});
