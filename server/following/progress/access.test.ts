import { classFigureRoutes } from '@bac/contract/following/class-figures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { signedInAs } from '../../testing/factories.ts';
import { classroom, newStudent, type Classroom } from '../../testing/following/classroom.ts';
import { recordResult } from '../../testing/following/record-result.ts';
import { findViolations } from '../../testing/violations.ts';

let test: TestApp;
let room: Classroom;
let lan: Student;
let paths: string[];

beforeAll(async () => {
  test = await testApp();
  room = await classroom(test);
  lan = await room.join(await newStudent(test, { fullName: 'Hạ Lan' }));
  const assignment = await room.assign();
  const right = { module: 0, question: 0, version: 1, isPretest: false, isMarked: false, ms: 1 };
  const outcomes = [{ ...right, item: 'rw-0001', answer: 'A', result: 'wrong' as const }];
  await recordResult(test, { assignment, student: lan.id, form: 'practice-rw-1', outcomes });
  const ids: Record<string, string> = { class: room.id, assignment, item: 'rw-0001' };
  paths = Object.keys(classFigureRoutes).map((key) =>
    key.replace('GET ', '').replaceAll(/:(\w+)/g, (_, name: string) => ids[name]!),
  );
});
afterAll(() => test.close());

const statusOf = async (client: Student, path: string) => (await client.call('GET', path)).status;

describe('the figures, skills and answers of a class', () => {
  it('are refused to its students, to parents and to other teachers', async () => {
    const others = [
      lan,
      new Student(test.app, await signedInAs(test.services, 'parent')),
      (await classroom(test)).teacher,
    ];
    const cases = paths.flatMap((path) => others.map((client, index) => ({ path, client, index })));
    const violations = await findViolations(
      cases.map(({ path, client, index }) => [path, index, client] as const),
      async ([path, , client]) => expect([403, 404]).toContain(await statusOf(client, path)),
    );
    expect(violations).toEqual([]);
  });

  it('are refused to its former teacher from the moment the class is handed over', async () => {
    const next = await signedInAs(test.services, 'tutor');
    const email = { email: `${next.id}@example.com` };
    const former = room.teacher;
    expect((await former.call('POST', `${room.path}/teacher`, email)).status).toBe(200);
    const violations = await findViolations(
      paths.map((path) => [path] as const),
      async ([path]) => {
        expect(await statusOf(former, path)).toBe(404);
        expect(await statusOf(new Student(test.app, next), path)).not.toBe(404);
      },
    );
    expect(violations).toEqual([]);
  });
});
