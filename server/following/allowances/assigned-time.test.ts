import type { OwnAssignment } from '@bac/contract/following/assignments.ts';
import type { WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Attempts } from '../../attempts/running/attempts.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { attempts, auditLog } from '../../db/schema.ts';
import { scoreCompleted } from '../../results/scoring/score-completed.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { classroom, newStudent, type Classroom } from '../../testing/following/classroom.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const minute = 60_000;
const hour = 60 * minute;
const answered = (question: number, answer = 'A'): BrowserEvent => ({
  type: 'answered',
  module: 0,
  question,
  answer,
});
const submitted: BrowserEvent = { type: 'submitted', module: 0 };
const none = { rw: 1, math: 1 } as const;

const grantIn = (room: Classroom, student: Student, grant: object) =>
  room.teacher.call('PUT', `${room.path}/students/${student.id}/allowance`, {
    extraTime: none,
    pause: false,
    note: '',
    ...grant,
  });

const settleDue = (): Promise<number> => new Attempts(test.services).settleDue();

async function stateOf(student: Student): Promise<string | undefined> {
  const [row] = await test.services.db
    .select({ state: attempts.state })
    .from(attempts)
    .where(eq(attempts.id, student.attempt));
  return row?.state;
}

const reportFor = async (reader: Student, attempt: string): Promise<ReadyReport> =>
  (await reader.call('GET', `/results/${attempt}`)).body.data as ReadyReport;

const heartbeat = (student: Student) => student.post([]);

/** A student in the first module of an assigned practice set of 30 minutes. */
async function startAssigned(resultTime: 'at-once' | 'after-close' = 'at-once', grant?: object) {
  const room = await classroom(test);
  const lan = await room.join(await newStudent(test));
  if (grant) await grantIn(room, lan, grant);
  const assignment = await room.assign({ resultTime });
  await lan.start('practice-rw-1', assignment);
  await lan.open(0);
  return { room, lan, assignment };
}

describe('a heartbeat', () => {
  it('keeps a device that was online from dating answers back a day later', async () => {
    const student = await newStudent(test);
    await student.start('practice-rw-1');
    await student.open(0);
    for (let waited = 0; waited < 30; waited += 1) {
      test.clock.turn(minute);
      await heartbeat(student);
    }
    test.clock.turn(23 * hour);
    const events = student
      .numbered(answered(0), answered(1), submitted)
      .map((event) => ({ ...event, elapsed: 10 * minute }));
    await student.post(events);
    const [module] = (await student.read()).attempt.modules;
    // The last heartbeat came with the deadline, so only the last minute before it was open to late answers.
    const usedMs = (module?.closed?.at ?? 0) - (module?.openedAt ?? 0);
    expect(usedMs).toBe(29 * minute);
  });

  it('ends the wait for a device once it says after the deadline that nothing is unsent', async () => {
    const student = await newStudent(test);
    await student.start('practice-rw-1');
    await student.open(0);
    test.clock.turn(31 * minute);
    expect(await heartbeat(student)).toMatchObject({ phase: 'completed' });
    const receipt = await student.send(answered(0));
    expect(receipt.superseded).toMatchObject([{ reason: 'out-of-place' }]);
  });

  it('costs a student nothing who goes offline after it and comes back in time', async () => {
    const student = await newStudent(test);
    await student.start('practice-rw-1');
    await student.open(0);
    test.clock.turn(10 * minute);
    await heartbeat(student);
    test.clock.turn(20 * hour);
    const events = student
      .numbered(answered(0, 'B'), answered(1, 'C'), submitted)
      .map((event, index) => ({ ...event, elapsed: (12 + index) * minute }));
    expect((await student.post(events)).superseded).toEqual([]);
    const [module] = (await student.read()).attempt.modules;
    expect(module?.questions.slice(0, 2).map(({ answer }) => answer)).toEqual(['B', 'C']);
    expect((module?.closed?.at ?? 0) - (module?.openedAt ?? 0)).toBe(14 * minute);
  });

  it('of one device does not bound the answers of another', async () => {
    const student = await newStudent(test);
    await student.start('practice-rw-1');
    await student.open(0);
    const phone = student.on('phone-01');
    test.clock.turn(5 * minute);
    await student.view('POST', `/attempts/${student.attempt}/devices`, { device: 'phone-01' });
    test.clock.turn(10 * minute);
    await heartbeat(phone);
    const events = student.numbered(answered(3)).map((each) => ({ ...each, elapsed: 2 * minute }));
    await student.post(events);
    const [module] = (await phone.read()).attempt.modules;
    expect(module?.questions[3]?.answer).toBe('A');
  });

  it('is stored at most every 20 seconds', async () => {
    const student = await newStudent(test);
    await student.start('practice-rw-1');
    await student.open(0);
    const stored = new Set<number | undefined>();
    for (let sent = 0; sent < 12; sent += 1) {
      test.clock.turn(5000);
      await heartbeat(student);
      const [row] = await test.services.db
        .select({ at: attempts.deliveredAt })
        .from(attempts)
        .where(eq(attempts.id, student.attempt));
      stored.add(row?.at?.getTime());
    }
    // Nothing for the first 15 seconds, then one each after 20, 40 and 60.
    expect(stored.size).toBe(4);
  });
});

describe('a silent device in an assigned attempt', () => {
  it('may deliver for half an hour, and the teacher and the team see how late the answers came', async () => {
    const { room, lan } = await startAssigned();
    test.clock.turn(53 * minute);
    await settleDue();
    const events = lan
      .numbered(answered(0), submitted)
      .map((event, index) => ({ ...event, elapsed: (20 + index) * minute }));
    expect((await lan.post(events)).superseded).toEqual([]);
    await scoreCompleted(test.services, lan.attempt);
    const { timing } = await reportFor(room.teacher, lan.attempt);
    expect(timing).toEqual({ extraMs: 0, lateMs: 23 * minute, pauses: 0, pausedMs: 0 });
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const { body } = await admin.call('GET', `/admin/attempts/${lan.attempt}`);
    expect((body.data as WholeAttempt).timing.lateMs).toBe(23 * minute);
  });

  it('is too late after half an hour', async () => {
    const { lan } = await startAssigned();
    test.clock.turn(60 * minute + 1);
    await settleDue();
    expect(await stateOf(lan)).toBe('completed');
    expect((await lan.send(answered(0))).superseded).toHaveLength(1);
  });
});

describe('allowances in assigned tests', () => {
  const ownPreferences = { extraTime: { rw: 2, math: 2 }, pause: true } as const;
  const prefer = (student: Student) =>
    test.services.db
      .update(accounts)
      .set({ preferences: ownPreferences })
      .where(eq(accounts.id, student.id));

  it('do not come from the student’s own preferences, which count in private practice', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    await prefer(lan);
    const assignment = await room.assign();
    const assigned = await lan.start('practice-rw-1', assignment);
    expect(assigned.attempt.plan).toMatchObject({ mayPause: false });
    expect(assigned.attempt.plan.modules.map(({ ms }) => ms)).toEqual([30 * minute]);
    const { attempt } = await lan.start('practice-math-1');
    expect(attempt.plan).toMatchObject({ mayPause: true });
    expect(attempt.plan.modules.map(({ ms }) => ms)).toEqual([60 * minute]);
    expect(attempt.plan.endsBy).toBeUndefined();
  });

  it('are what the teacher grants for one class and the team for all, the larger of both', async () => {
    const [room, other] = [await classroom(test), await classroom(test)];
    const lan = await newStudent(test);
    for (const each of [room, other]) await each.join(lan);
    const [first, second] = [
      await room.assign(),
      await other.assign({ test: 'practice-math-1', sections: ['math'] }),
    ];
    expect((await grantIn(room, lan, { pause: true, note: 'School plan' })).status).toBe(200);
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const path = `/admin/users/${lan.id}/allowance`;
    const extraTime = { rw: 1.5, math: 1.5 };
    await admin.call('PUT', path, { extraTime, pause: false, note: 'Letter of May 3' });
    const own = (await lan.call('GET', '/own-classes')).body.data as {
      assignments: OwnAssignment[];
    };
    const shown = new Map(own.assignments.map(({ id, allowance }) => [id, allowance]));
    expect(shown.get(first)).toEqual({ extraTime, pause: true });
    expect(shown.get(second)).toEqual({ extraTime, pause: false });
    const inRoom = await lan.start('practice-rw-1', first);
    expect(inRoom.attempt.plan).toMatchObject({ mayPause: true, modules: [{ ms: 45 * minute }] });
    const elsewhere = await lan.start('practice-math-1', second);
    expect(elsewhere.attempt.plan).toMatchObject({ mayPause: false });
    const [member] = (await room.readClass()).members;
    expect(member?.allowance).toMatchObject({
      pause: true,
      note: 'School plan',
      grantedBy: 'Trần Thu Hà',
    });
    expect((await other.readClass()).members[0]?.allowance).toBeNull();
    expect((await admin.call('GET', path)).body.data).toMatchObject({ grant: { extraTime } });
  });

  it('tell the student that own preferences do not count', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    await room.assign();
    const isIgnored = async () => {
      const { body } = await lan.call('GET', '/own-classes');
      const [assignment] = (body.data as { assignments: OwnAssignment[] }).assignments;
      return assignment?.isPreferenceIgnored;
    };
    expect(await isIgnored()).toBe(false);
    await prefer(lan);
    expect(await isIgnored()).toBe(true);
    await grantIn(room, lan, ownPreferences);
    expect(await isIgnored()).toBe(false);
  });

  it('can be granted and withdrawn by the teacher of the class only, with an audit entry', async () => {
    const [room, other] = [await classroom(test), await classroom(test)];
    const lan = await room.join(await newStudent(test));
    expect((await grantIn(other, lan, { pause: true })).body.code).toBe('NOT_FOUND');
    const foreign = `${room.path}/students/${lan.id}/allowance`;
    const grant = { extraTime: none, pause: true, note: '' };
    expect((await other.teacher.call('PUT', foreign, grant)).body.code).toBe('NOT_FOUND');
    expect((await lan.call('PUT', foreign, grant)).status).toBe(403);
    await grantIn(room, lan, { pause: true, note: 'Migraine' });
    await grantIn(room, lan, {});
    await grantIn(room, lan, {});
    expect((await room.readClass()).members[0]?.allowance).toBeNull();
    const entries = await test.services.db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.subject, `account:${lan.id}`), like(auditLog.action, 'allowance.%')))
      .orderBy(auditLog.id);
    expect(entries).toEqual([
      { action: 'allowance.granted', detail: { class: room.id, ...none, pause: true } },
      { action: 'allowance.withdrawn', detail: { class: room.id } },
    ]);
  });

  it('end when the student leaves the class', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    await grantIn(room, lan, { pause: true });
    await lan.call('DELETE', `/own-classes/${room.id}`);
    await room.join(lan);
    expect((await room.readClass()).members[0]?.allowance).toBeNull();
  });

  it('appear in the teacher’s report with the pauses that were used', async () => {
    const extraTime = { rw: 1.5, math: 1 };
    const { room, lan } = await startAssigned('at-once', { pause: true, extraTime });
    test.clock.turn(5 * minute);
    await lan.send({ type: 'paused' });
    test.clock.turn(12 * minute);
    await lan.send({ type: 'resumed' });
    await lan.send(submitted);
    await scoreCompleted(test.services, lan.attempt);
    expect((await reportFor(room.teacher, lan.attempt)).timing).toEqual({
      extraMs: 15 * minute,
      lateMs: 0,
      pauses: 1,
      pausedMs: 12 * minute,
    });
  });
});

describe('the end of an assigned attempt', () => {
  const toClose = 48 * hour;
  /** The usual time of the set, and five minutes between modules. */
  const ownLongest = 35 * minute;

  it('comes for a paused attempt before classmates see results', async () => {
    const { room, lan, assignment } = await startAssigned('after-close', { pause: true });
    await lan.send(answered(0), { type: 'paused' });
    test.clock.turn(toClose + ownLongest + minute);
    await settleDue();
    expect(await stateOf(lan)).toBe('completed');
    await scoreCompleted(test.services, lan.attempt);
    const isVisible = async () => (await reportFor(lan, lan.attempt)).state === 'ready';
    // Twice the usual time, five minutes between modules, and half an hour and a minute for late answers.
    expect(await isVisible()).toBe(false);
    test.clock.turn(60 * minute - minute);
    expect(await isVisible()).toBe(false);
    test.clock.turn(minute);
    expect(await isVisible()).toBe(true);
    expect((await room.readAssignment(assignment)).resultsVisibleAt).not.toBeNull();
  });

  it('comes for an attempt whose modules were never opened', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign();
    await lan.start('practice-rw-1', assignment);
    test.clock.turn(toClose + ownLongest);
    await settleDue();
    expect(await stateOf(lan)).toBe('abandoned');
    const reply = await lan.call('POST', `/attempts/${lan.attempt}/modules`, {
      device: lan.device,
      module: 0,
    });
    expect(reply.body.code).toBe('MODULE_NOT_NEXT');
  });

  it('leaves a student who starts just before the close the whole time', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign();
    test.clock.turn(toClose - 1000);
    await lan.start('practice-rw-1', assignment);
    test.clock.turn(4 * minute);
    const { attempt, now } = await lan.open(0);
    expect((attempt.modules[0]?.deadline ?? 0) - now).toBe(30 * minute);
  });

  it('is later after an extension, and so are the results', async () => {
    const { room, lan, assignment } = await startAssigned('after-close');
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const extension = { id: crypto.randomUUID(), minutes: 120, reason: 'Power cut' };
    const endsBy = async () => (await lan.read()).attempt.plan.endsBy ?? 0;
    const before = await endsBy();
    await admin.call('POST', `/admin/attempts/${lan.attempt}/extend`, extension);
    expect((await endsBy()) - before).toBe(120 * minute);
    test.clock.turn(toClose + 97 * minute);
    await settleDue();
    expect((await room.readAssignment(assignment)).resultsVisibleAt).toBeNull();
    test.clock.turn(ownLongest + 31 * minute + 120 * minute - 97 * minute);
    expect((await room.readAssignment(assignment)).resultsVisibleAt).not.toBeNull();
  });

  it('holds back results of an assignment whose close was moved forward while somebody took it', async () => {
    const { room, lan, assignment } = await startAssigned('after-close');
    const { closesAt } = await room.readAssignment(assignment);
    const terms = room.terms({ resultTime: 'after-close' });
    const earlier = new Date(Date.parse(closesAt) - 46 * hour).toISOString();
    await room.putAssignment(assignment, { ...terms, closesAt: earlier });
    const endsBy = (await lan.read()).attempt.plan.endsBy ?? 0;
    const until = endsBy + 31 * minute - test.clock.now().getTime();
    test.clock.turn(until - 1);
    const shownAt = async () => (await room.readAssignment(assignment)).resultsVisibleAt;
    expect(await shownAt()).toBeNull();
    test.clock.turn(1);
    expect(await shownAt()).not.toBeNull();
  });
});
