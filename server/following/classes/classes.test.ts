import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema.ts';
import { classMembers, classes } from '../../db/classes-schema.ts';
import { notifyPeopleJob } from '../../accounts/notifications/notify-people.ts';
import { notifyPersonJob } from '../../accounts/notifications/notify-person.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { classroom, newStudent } from '../../testing/following/classroom.ts';
import { makeAccount, signedInAs } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const runNotifications = () =>
  runQueued(test, [notifyPersonJob(test.services), notifyPeopleJob(test.services)]);

const titlesOf = async (client: Student): Promise<string[]> => {
  const { body } = await client.call('GET', '/notifications');
  return (body.data as { rows: { title: { en: string } }[] }).rows.map(({ title }) => title.en);
};

describe('a class', () => {
  it('creates a class once for repeated requests, and renames it', async () => {
    const room = await classroom(test);
    const input = { name: ' 12B ', note: 'Tuesdays' };
    const first = await room.teacher.call('PUT', room.path, input);
    expect((await room.teacher.call('PUT', room.path, input)).body.data).toEqual(first.body.data);
    expect(await room.readClass()).toMatchObject({ name: '12B', note: 'Tuesdays', students: 0 });
    const { body } = await room.teacher.call('GET', '/classes');
    expect(body.data).toEqual([
      { id: room.id, name: '12B', students: 0, openAssignments: 0, isArchived: false },
    ]);
  });

  it('refuses a teacher’s fifty-first class', async () => {
    const room = await classroom(test);
    const rows = Array.from({ length: 49 }, (_, index) => ({
      id: crypto.randomUUID(),
      teacherId: room.teacher.id,
      name: `${index}`,
      note: '',
      joinCode: crypto.randomUUID(),
      isArchived: true,
      createdAt: test.clock.now(),
    }));
    await test.services.db.insert(classes).values(rows);
    const more = await room.teacher.call('PUT', `/classes/${crypto.randomUUID()}`, {
      name: 'One more',
      note: '',
    });
    expect(more.body.code).toBe('TOO_MANY_CLASSES');
    expect((await room.teacher.call('PUT', room.path, { name: 'A', note: '' })).status).toBe(200);
  });
});

describe('joining', () => {
  it('accepts the code as people type it, notifies the teacher once and is audited', async () => {
    const room = await classroom(test);
    const lan = await newStudent(test, { fullName: 'Lan' });
    const { joinCode } = await room.readClass();
    expect(joinCode).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const code = joinCode.replace('-', '');
    expect((await lan.call('GET', `/class-codes/${code}`)).body.data).toEqual({
      name: 'Lớp 12A',
      teacher: 'Trần Thu Hà',
      needsConsent: false,
    });
    const joined = await lan.call('POST', `/class-codes/${code}`, {});
    expect(joined.body.data).toMatchObject({ id: room.id, awaitsConsent: false });
    test.clock.turn(1000);
    expect((await lan.call('POST', `/class-codes/${joinCode}`, {})).body.data).toEqual(
      joined.body.data,
    );
    await runNotifications();
    await runNotifications();
    expect(await titlesOf(room.teacher)).toEqual(['Lan joined Lớp 12A']);
    expect((await room.readClass()).members).toMatchObject([
      { id: lan.id, name: 'Lan', submitted: 0, lastTotal: null },
    ]);
    const log = await test.services.db.select().from(auditLog);
    expect(log.filter(({ actorId }) => actorId === lan.id).map(({ action }) => action)).toEqual([
      'class.joined',
    ]);
  });

  it('requires the latest code of an active class, and refuses its own teacher', async () => {
    const room = await classroom(test);
    const lan = await newStudent(test);
    const { joinCode } = await room.readClass();
    const own = await room.teacher.call('POST', `/class-codes/${joinCode}`, {});
    expect(own.body.code).toBe('NOT_YOURSELF');
    const { body } = await room.teacher.call('POST', `${room.path}/code`, {});
    const renewed = (body.data as { joinCode: string }).joinCode;
    expect((await lan.call('POST', `/class-codes/${joinCode}`, {})).body.code).toBe(
      'CLASS_CODE_UNKNOWN',
    );
    const archive = (isArchived: boolean) =>
      room.teacher.call('PUT', `${room.path}/archive`, { isArchived });
    await archive(true);
    expect((await lan.call('GET', `/class-codes/${renewed}`)).body.code).toBe('CLASS_CODE_UNKNOWN');
    await archive(false);
    expect((await lan.call('POST', `/class-codes/${renewed}`, {})).status).toBe(200);
  });

  it('stops people who guess codes', async () => {
    const lan = await newStudent(test);
    const guess = async () => (await lan.call('GET', '/class-codes/AAAAA-22222')).status;
    for (let tries = 0; tries < 20; tries += 1) expect(await guess()).toBe(404);
    expect(await guess()).toBe(429);
  });

  it('refuses to join a full class', async () => {
    const room = await classroom(test);
    const many = await Promise.all(
      Array.from({ length: 500 }, async () => (await makeAccount(test.services)).id),
    );
    const joinedAt = test.clock.now();
    await test.services.db
      .insert(classMembers)
      .values(many.map((studentId) => ({ classId: room.id, studentId, joinedAt })));
    const { joinCode } = await room.readClass();
    const late = await (await newStudent(test)).call('POST', `/class-codes/${joinCode}`, {});
    expect(late.body.code).toBe('CLASS_FULL');
  });

  it('a student leaves, which notifies the teacher, or the teacher removes them', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test, { fullName: 'Lan' }));
    const minh = await room.join(await newStudent(test));
    const leave = () => lan.call('DELETE', `/own-classes/${room.id}`);
    expect((await leave()).status).toBe(200);
    expect((await leave()).body.code).toBe('NOT_FOUND');
    const remove = () => room.teacher.call('DELETE', `${room.path}/students/${minh.id}`);
    expect((await remove()).status).toBe(200);
    expect((await remove()).body.code).toBe('NOT_FOUND');
    expect((await room.readClass()).members).toEqual([]);
    expect((await minh.call('GET', '/own-classes')).body.data).toEqual({
      classes: [],
      assignments: [],
    });
    await runNotifications();
    expect(await titlesOf(room.teacher)).toContain('Lan left Lớp 12A');
  });
});

describe('a message', () => {
  it('delivers a message once to each student, and by email to those who want news', async () => {
    const room = await classroom(test);
    const notifications = { results: true, reminders: true, news: true };
    const email = `${crypto.randomUUID()}@example.com`;
    const lan = await room.join(await newStudent(test, { email, notifications }));
    const minh = await room.join(await newStudent(test));
    const message = { id: crypto.randomUUID(), text: 'Bring a pencil.\nGood luck!' };
    const say = () => room.teacher.call('POST', `${room.path}/messages`, message);
    await say();
    const { body } = await say();
    await runNotifications();
    expect(body.data).toMatchObject({ messages: [{ id: message.id, reached: 2 }] });
    for (const client of [lan, minh]) {
      expect(await titlesOf(client)).toEqual(['Trần Thu Hà to Lớp 12A']);
    }
    const letters = await queuedEmailsTo(test, email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Trần Thu Hà to Lớp 12A']);
    expect(letters[0]?.text).toContain('Bring a pencil.\n\nGood luck!');
  });

  it('refuses a twenty-first message in a day', async () => {
    const room = await classroom(test);
    const say = async () =>
      (
        await room.teacher.call('POST', `${room.path}/messages`, {
          id: crypto.randomUUID(),
          text: 'Hello',
        })
      ).body.code;
    for (let sent = 0; sent < 20; sent += 1) expect(await say()).toBeUndefined();
    expect(await say()).toBe('TOO_MANY_MESSAGES');
    test.clock.turn(24 * 60 * 60 * 1000 + 1);
    expect(await say()).toBeUndefined();
  });
});

describe('somebody else’s class', () => {
  it('a class does not exist for another teacher', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test, { fullName: 'Lan' }));
    const assignment = await room.assign();
    const foreign = (await classroom(test)).teacher;
    const path = `${room.path}/assignments/${assignment}`;
    const requests = [
      ['GET', room.path],
      ['PUT', room.path, { name: 'Mine', note: '' }],
      ['PUT', `${room.path}/archive`, { isArchived: true }],
      ['POST', `${room.path}/code`, {}],
      ['GET', `${room.path}/students/${lan.id}`],
      ['DELETE', `${room.path}/students/${lan.id}`],
      ['PUT', path, room.terms()],
      ['GET', path],
      ['DELETE', path],
      ['POST', `${path}/release`, {}],
      ['GET', `${path}/questions/any`],
      ['GET', `${path}/csv`],
      ['POST', `${room.path}/messages`, { id: crypto.randomUUID(), text: 'Hello' }],
    ] as const;
    for (const [method, url, body] of requests) {
      const reply = await foreign.call(method, url, body);
      expect([method, url, reply.body.code]).toEqual([method, url, 'NOT_FOUND']);
    }
    // Nor is its assignment found under one's own class.
    const other = await classroom(test);
    const stolen = await other.teacher.call(
      'PUT',
      `${other.path}/assignments/${assignment}`,
      room.terms(),
    );
    expect(stolen.body.code).toBe('NOT_FOUND');
    expect(await room.readClass()).toMatchObject({
      name: 'Lớp 12A',
      students: 1,
      isArchived: false,
    });
  });

  it('a class is not open to a student or a parent', async () => {
    const room = await classroom(test);
    for (const role of ['student', 'parent'] as const) {
      const client = new Student(test.app, await signedInAs(test.services, role));
      expect((await client.call('GET', room.path)).body.code).toBe('NOT_ALLOWED');
    }
  });
});
