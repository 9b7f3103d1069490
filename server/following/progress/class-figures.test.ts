import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { assignments } from '../../db/classes-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { Student } from '../../testing/attempts/student.ts';
import { classroom, newStudent, type Classroom } from '../../testing/following/classroom.ts';
import { recordResult } from '../../testing/following/record-result.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;

async function readFigures(room: Classroom, assignment?: string): Promise<AssignmentFigures[]> {
  const query = assignment === undefined ? '' : `?assignment=${assignment}`;
  const { body } = await room.teacher.call('GET', `${room.path}/figures${query}`);
  return body.data as AssignmentFigures[];
}

const around = (score: number) => ({ score, low: score - 40, high: score + 40 });

/** Four students who take the diagnostic, and the full test ten days later. */
async function roomWithTwoTests(gain: number) {
  const room = await classroom(test);
  const students: Student[] = [];
  for (let count = 0; count < 4; count += 1) students.push(await room.join(await newStudent(test)));
  const [first, second] = [
    await room.assign({ test: 'diagnostic-1', sections: ['rw', 'math'] }),
    await room.assign({ test: 'full-1', sections: ['rw', 'math'] }),
  ];
  const earlier = new Date(test.clock.now().getTime() - 10 * day);
  const { db } = test.services;
  await db.update(assignments).set({ opensAt: earlier }).where(eq(assignments.id, first));
  for (const [index, { id: student }] of students.entries()) {
    const score = 1000 + 100 * index;
    await recordResult(test, {
      assignment: first,
      student,
      form: 'diagnostic-1',
      total: around(score),
    });
    const total = around(score + gain);
    await recordResult(test, { assignment: second, student, form: 'full-1', total });
  }
  return { room, students, first, second };
}

describe('the figures of a class', () => {
  it('gives average, spread and the change since the assignment before', async () => {
    const { room, first, second } = await roomWithTwoTests(100);
    const [earlier, later] = await readFigures(room);
    expect(earlier).toMatchObject({
      assignment: first,
      measure: 'total',
      spread: { students: 4, average: 1150, quartiles: { low: 1075, median: 1150, high: 1225 } },
      change: null,
    });
    expect(later).toMatchObject({
      assignment: second,
      spread: { average: 1250, isProvisional: false },
      change: { since: { assignment: first }, students: 4, points: 100, verdict: 'up' },
    });
    expect(await readFigures(room, second)).toEqual([later]);
  });

  it('counts only students who are in the class and may be shown', async () => {
    const { room, students, second } = await roomWithTwoTests(20);
    const [left, child] = students as [Student, Student];
    await left.call('DELETE', `/own-classes/${room.id}`);
    await test.services.db
      .update(accounts)
      .set({ dob: '2012-03-04' })
      .where(eq(accounts.id, child.id));
    const [figures] = await readFigures(room, second);
    expect(figures?.spread).toMatchObject({ students: 2, average: 1270, quartiles: null });
    expect(figures?.change).toMatchObject({ students: 2, verdict: 'few' });
  });

  it('compares with the latest test that enough of the students who may be shown took with new questions', async () => {
    const { room, students, first, second } = await roomWithTwoTests(100);
    const moves = [
      { assignment: first, days: 20 },
      { assignment: second, days: 0 },
    ];
    const leaver = await room.join(await newStudent(test));
    for (const days of [15, 10, 5]) {
      const form = days === 15 ? 'full-1' : 'full-2';
      const assignment = await room.assign({ test: form, sections: ['rw', 'math'] });
      moves.push({ assignment, days });
      const takers = days === 15 ? [students[0]!] : days === 10 ? students : [leaver];
      for (const { id: student } of takers) {
        const seenBefore = days === 10 ? 54 : 0;
        await recordResult(test, { assignment, student, form, total: around(1500), seenBefore });
      }
    }
    await leaver.call('DELETE', `/own-classes/${room.id}`);
    for (const { assignment, days } of moves) {
      const opensAt = new Date(test.clock.now().getTime() - days * day);
      await test.services.db
        .update(assignments)
        .set({ opensAt })
        .where(eq(assignments.id, assignment));
    }
    const figures = await readFigures(room);
    expect(figures.map(({ spread }) => spread?.students)).toEqual([4, 1, 4, 4]);
    expect(figures.at(-1)).toMatchObject({
      assignment: second,
      change: { since: { assignment: first }, students: 4, points: 100, verdict: 'up' },
    });
  });

  it('compares practice sets only with sets of the same section, without a verdict', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const sets = ['practice-rw-1', 'practice-math-1', 'practice-rw-2'] as const;
    const ids: string[] = [];
    for (const form of sets) {
      const sections = [form.includes('math') ? ('math' as const) : ('rw' as const)];
      const assignment = await room.assign({ test: form, sections });
      ids.push(assignment);
      const right = 9 * ids.length;
      await recordResult(test, { assignment, student: lan.id, form, right, questions: 27 });
      test.clock.turn(60_000);
    }
    const figures = await readFigures(room);
    expect(figures.map(({ measure, spread }) => [measure, spread?.average])).toEqual([
      ['right-rw', 1 / 3],
      ['right-math', 2 / 3],
      ['right-rw', 1],
    ]);
    expect(figures.map(({ change }) => change?.verdict ?? null)).toEqual([null, null, 'sets']);
    expect(figures[2]?.change).toMatchObject({ since: { assignment: ids[0] }, margin: null });
  });

  it('refuses an assignment of another class and one that has not opened', async () => {
    const room = await classroom(test);
    const other = await classroom(test);
    const elsewhere = await other.assign();
    const opensAt = new Date(test.clock.now().getTime() + day).toISOString();
    for (const assignment of [elsewhere, await room.assign({ opensAt })]) {
      const path = `${room.path}/figures?assignment=${assignment}`;
      expect((await room.teacher.call('GET', path)).body.code).toBe('NOT_FOUND');
    }
  });
});
