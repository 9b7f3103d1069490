import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { guardianConsents } from '../../../db/family-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { recordResult } from '../../../testing/following/record-result.ts';
import { classroom, newStudent, type Classroom } from '../../../testing/following/classroom.ts';
import { signedInAs } from '../../../testing/factories.ts';
import { rightAnswer, wrongAnswer, takeTest } from '../../../testing/attempts/take-test.ts';
import { Student } from '../../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function takePerfectly(room: Classroom, client: Student, assignment: string) {
  await takeTest(test, client, 'practice-rw-1', rightAnswer, assignment);
  return room.readAssignment(assignment);
}

describe('a student’s results in a class', () => {
  it('hides a student’s results from the teacher once they leave or are removed', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test, { fullName: 'Lan' }));
    const assignment = await room.assign();
    const { rows } = await takePerfectly(room, lan, assignment);
    const attempt = rows[0]?.attempts[0]?.attempt;
    await lan.call('DELETE', `/own-classes/${room.id}`);
    expect(await room.readAssignment(assignment)).toMatchObject({
      students: 0,
      started: 0,
      submitted: 0,
      rows: [],
      byDomain: [],
      mostMissed: [],
    });
    const hiddenPaths = [`/results/${attempt}`, `${room.path}/students/${lan.id}`];
    for (const path of hiddenPaths) {
      expect((await room.teacher.call('GET', path)).body.code).toBe('NOT_FOUND');
    }
    expect(JSON.stringify(await room.readClass())).not.toContain('Lan');
  });

  it('withholds results and figures of a student under 16 until a guardian consents', async () => {
    const room = await classroom(test);
    // Without a date of birth the student counts as a child here, and may take tests.
    const child = await room.join(await newStudent(test, { dob: null }));
    const assignment = await room.assign();
    const page = await takePerfectly(room, child, assignment);
    expect(page).toMatchObject({
      submitted: 1,
      rows: [{ awaitsConsent: true, attempts: [{ state: 'submitted', result: null }] }],
      byDomain: [],
    });
    const report = () => room.teacher.call('GET', `/results/${child.attempt}`);
    expect((await report()).body.code).toBe('NOT_FOUND');
    const { db, clock } = test.services;
    await db.update(accounts).set({ dob: '2012-03-04' }).where(eq(accounts.id, child.id));
    expect((await report()).body.code).toBe('NOT_FOUND');
    const guardian = await signedInAs(test.services, 'parent');
    await db.insert(guardianConsents).values({
      id: crypto.randomUUID(),
      studentId: child.id,
      guardianId: guardian.id,
      guardianName: 'Hoa',
      version: '1',
      givenAt: clock.now(),
    });
    expect((await room.readAssignment(assignment)).rows[0]).toMatchObject({
      awaitsConsent: false,
      attempts: [{ result: { right: 27 } }],
    });
    expect((await report()).status).toBe(200);
    await db.delete(guardianConsents).where(eq(guardianConsents.studentId, child.id));
    expect((await room.readAssignment(assignment)).byDomain).toEqual([]);
    // From the sixteenth birthday no consent is needed.
    await db.update(accounts).set({ dob: '2010-11-01' }).where(eq(accounts.id, child.id));
    expect((await room.readAssignment(assignment)).rows[0]?.awaitsConsent).toBe(false);
  });

  it('counts the latest valid result', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ attempts: 2 });
    await takeTest(test, lan, 'practice-rw-1', wrongAnswer, assignment);
    const page = await takePerfectly(room, lan, assignment);
    const rightOf = ({ byDomain }: typeof page) =>
      byDomain.reduce((sum, { right, total }) => sum + right * 100 + total, 0);
    expect(rightOf(page)).toBe(27 * 101);
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    await admin.call('POST', `/admin/attempts/${lan.attempt}/invalidate`, {
      id: crypto.randomUUID(),
      reason: 'Disturbed',
    });
    const after = await room.readAssignment(assignment);
    expect(rightOf(after)).toBe(27);
    expect(after.rows[0]?.attempts.map(({ isInvalidated }) => isInvalidated)).toEqual([
      false,
      true,
    ]);
  });

  it('exports results as CSV, in which no name is a formula', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test, { fullName: '=HYPERLINK("x"), Lan' }));
    const assignment = await room.assign();
    await takeTest(test, lan, 'practice-rw-1', rightAnswer, assignment);
    const reply = await test.app.inject({
      url: `/api/v1${room.path}/assignments/${assignment}/csv`,
      headers: { cookie: room.teacher.cookie, 'accept-language': 'en' },
    });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('practice-rw-1-');
    const [head, row, end] = reply.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFStudent,Attempt,State,/);
    expect(row).toMatch(/^"'=HYPERLINK\(""x""\), Lan",1,submitted,2026-.*,27,27,27,0,{10}$/);
    expect(end).toBe('');
  });

  it('exports each score with its range, and whether it is provisional, in both languages', async () => {
    const room = await classroom(test);
    const lan = await newStudent(test);
    await room.join(lan);
    const assignment = await room.assign({ test: 'diagnostic-1', sections: ['rw', 'math'] });
    await recordResult(test, {
      assignment,
      student: lan.id,
      form: 'diagnostic-1',
      total: { score: 1210, low: 1150, high: 1270 },
      sections: [
        { section: 'rw', score: 620, low: 580, high: 660 },
        { section: 'math', score: 590, low: 550, high: 630 },
      ],
    });
    const csv = async (language: string): Promise<string[]> => {
      const reply = await test.app.inject({
        url: `/api/v1${room.path}/assignments/${assignment}/csv`,
        headers: { cookie: room.teacher.cookie, 'accept-language': language },
      });
      return reply.body.split('\r\n');
    };
    const [head, row] = await csv('en');
    expect(head).toContain('Estimated total,Total from,Total to,Reading and Writing,');
    expect(head).toMatch(/Math,Math from,Math to,Provisional$/);
    expect(row).toMatch(/,1210,1150,1270,620,580,660,590,550,630,no$/);
    expect((await csv('vi'))[0]).toMatch(/Toán từ,Toán đến,Tạm tính$/);
    expect((await csv('vi'))[1]).toMatch(/,không$/);
    const page = await room.readAssignment(assignment);
    expect(page.rows[0]!.attempts[0]!.result).toMatchObject({
      method: 'eap-1',
      total: { score: 1210, low: 1150, high: 1270, isProvisional: false },
    });
    const { members } = await room.readClass();
    expect(members[0]!.lastTotal).toEqual({
      score: 1210,
      low: 1150,
      high: 1270,
      isProvisional: false,
    });
  });
});
