import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema.ts';
import { assignedAttempts } from '../../db/classes-schema.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { forgetDue } from '../../accounts/own-data/forget/forget-due.ts';
import { notifyPeopleJob } from '../../accounts/notifications/notify-people.ts';
import { notifyPersonJob } from '../../accounts/notifications/notify-person.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { rightAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { signedInAs } from '../../testing/factories.ts';
import { classroom, newStudent } from '../../testing/following/classroom.ts';
import { runQueued } from '../../testing/run-queued.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function newTeacher(columns: Parameters<typeof signedInAs>[2] = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const row = { fullName: 'Lê Minh Khôi', email, ...columns };
  const who = await signedInAs(test.services, 'teacher', row);
  return { client: new Student(test.app, who), email };
}

const newAdmin = async () => new Student(test.app, await signedInAs(test.services, 'admin'));

const titlesOf = async (client: Student): Promise<string[]> => {
  await runQueued(test, [notifyPeopleJob(test.services), notifyPersonJob(test.services)]);
  const { body } = await client.call('GET', '/notifications');
  return (body.data as { rows: { title: { en: string } }[] }).rows.map(({ title }) => title.en);
};

const handOver = async (from: Student, id: string, email: string) =>
  (await from.call('POST', `/classes/${id}/teacher`, { email })).body.code;

describe('a class that is handed over', () => {
  it('belongs to the other teacher alone, with its results, and everybody is told', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign();
    const attempt = await takeTest(test, lan, 'practice-rw-1', rightAnswer, assignment);
    const { client: khôi, email } = await newTeacher();
    expect(await handOver(room.teacher, room.id, email)).toBeUndefined();
    expect((await room.teacher.call('GET', room.path)).status).toBe(404);
    expect((await room.teacher.call('GET', `/results/${attempt}`)).status).toBe(404);
    expect((await khôi.call('GET', room.path)).body.data).toMatchObject({ id: room.id });
    expect((await khôi.call('GET', `/results/${attempt}`)).body.data).toMatchObject({
      state: 'ready',
    });
    expect(await titlesOf(lan)).toContain('Lớp 12A has a new teacher');
    expect(await titlesOf(khôi)).toContain('You teach Lớp 12A now');
    const [entry] = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `class:${room.id}`))
      .orderBy(auditLog.id)
      .then((entries) => entries.filter(({ action }) => action === 'class.handed-over'));
    expect(entry?.detail).toEqual({
      before: { teacher: room.teacher.id },
      changes: { teacher: khôi.id },
    });
  });

  it('goes to nobody but a verified teacher, and from nobody but its own teacher', async () => {
    const room = await classroom(test);
    const unverified = await newTeacher({ verifiedAt: null });
    const student = await newStudent(test, { email: 'no-teacher@example.com' });
    expect(await handOver(room.teacher, room.id, unverified.email)).toBe('TEACHER_UNKNOWN');
    expect(await handOver(room.teacher, room.id, 'no-teacher@example.com')).toBe('TEACHER_UNKNOWN');
    expect(await handOver(room.teacher, room.id, 'nobody@example.com')).toBe('TEACHER_UNKNOWN');
    const thief = await newTeacher();
    expect(await handOver(thief.client, room.id, (await newTeacher()).email)).toBe('NOT_FOUND');
    expect((await student.call('GET', '/admin/classes')).status).toBe(403);
    expect((await room.teacher.call('GET', '/admin/classes')).status).toBe(403);
  });

  it('limits how often a teacher may try addresses', async () => {
    const room = await classroom(test);
    for (let index = 0; index < 20; index += 1) {
      await handOver(room.teacher, room.id, `nobody${index}@example.com`);
    }
    expect(await handOver(room.teacher, room.id, 'nobody@example.com')).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a teacher who leaves', () => {
  it('hands over or archives the classes first', async () => {
    const password = 'Meo#Den2026';
    const room = await classroom(test, { passwordHash: await hashPassword(password) });
    const ask = async () =>
      (await room.teacher.call('POST', '/id/deletion', { password })).body.code;
    expect(await ask()).toBe('CLASSES_FIRST');
    await room.teacher.call('PUT', `${room.path}/archive`, { isArchived: true });
    expect(await ask()).toBeUndefined();
  });

  it('leaves the class, its assignments and its attempts, and the team finds another teacher', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign();
    const attempt = await takeTest(test, lan, 'practice-rw-1', rightAnswer, assignment);
    await test.services.db
      .update(accounts)
      .set({ deletesAt: test.clock.now() })
      .where(eq(accounts.id, room.teacher.id));
    await forgetDue(test.services);
    const [link] = await test.services.db
      .select()
      .from(assignedAttempts)
      .where(eq(assignedAttempts.attemptId, attempt));
    expect(link).toMatchObject({ assignmentId: assignment, studentId: lan.id });
    expect((await lan.call('GET', '/own-classes')).body.data).toMatchObject({
      classes: [{ id: room.id, teacher: null }],
      assignments: [{ id: assignment, class: { teacher: null } }],
    });
    expect((await lan.call('GET', '/sharing')).body.data).toMatchObject({
      classes: [{ class: room.id, teacher: null }],
    });
    const admin = await newAdmin();
    const { rows } = (await admin.call('GET', '/admin/classes?size=1')).body.data as {
      rows: { id: string; teacher: unknown }[];
    };
    expect(rows).toMatchObject([{ id: room.id, teacher: null, students: 1 }]);
    const { client: khôi, email } = await newTeacher();
    const put = { email };
    expect((await admin.call('PUT', `/admin/classes/${room.id}/teacher`, put)).status).toBe(200);
    expect((await khôi.call('GET', `/results/${attempt}`)).body.data).toMatchObject({
      state: 'ready',
    });
  });
});
