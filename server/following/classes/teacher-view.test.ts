import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { classroom, newStudent } from '../../testing/following/classroom.ts';
import { rightAnswer, wrongAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import type { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const hour = 60 * 60 * 1000;

describe('the students of a class', () => {
  it('are listed by given name, as class lists in Vietnam are', async () => {
    const room = await classroom(test);
    for (const fullName of ['Nguyễn Văn Sơn', 'Đặng Thị Yến', 'Trần Ánh', 'Nguyễn Minh Ánh']) {
      await room.join(await newStudent(test, { fullName }));
    }
    const assignment = await room.readAssignment(await room.assign());
    const { members } = await room.readClass();
    const byGivenName = ['Nguyễn Minh Ánh', 'Trần Ánh', 'Nguyễn Văn Sơn', 'Đặng Thị Yến'];
    expect(members.map(({ name }) => name)).toEqual(byGivenName);
    expect(assignment.rows.map(({ student }) => student.name)).toEqual(byGivenName);
  });
});

describe('an assignment', () => {
  it('hides the questions of an assignment while a student of the class is still taking it', async () => {
    const room = await classroom(test);
    const [lan, minh] = [
      await room.join(await newStudent(test)),
      await room.join(await newStudent(test)),
    ];
    const closesAt = new Date(test.clock.now().getTime() + 2 * hour).toISOString();
    const assignment = await room.assign({ closesAt });
    const attempt = await takeTest(test, lan, 'practice-rw-1', wrongAnswer, assignment);
    const read = async () => {
      const { canOpenQuestions, mostMissed } = await room.readAssignment(assignment);
      const question = `${room.path}/assignments/${assignment}/questions/${mostMissed[0]?.item}`;
      const { body } = await room.teacher.call('GET', `/results/${attempt}`);
      const { questions } = body.data as ReadyReport;
      return {
        canOpenQuestions,
        status: (await room.teacher.call('GET', question)).status,
        keys: questions.every(({ keys }) => keys.length > 0),
      };
    };
    const closed = { canOpenQuestions: false, status: 409, keys: false };
    test.clock.turn(Date.parse(closesAt) - test.clock.now().getTime() - 60_000);
    await minh.start('practice-rw-1', assignment);
    await minh.open(0);
    test.clock.turn(20 * 60_000);
    expect(await read()).toEqual(closed);
    await room.teacher.call('DELETE', `${room.path}/assignments/${assignment}`);
    expect(await read()).toEqual(closed);
    await minh.send({ type: 'abandoned' });
    expect(await read()).toEqual({ canOpenQuestions: true, status: 200, keys: true });
  });

  it('says who answered what to a question, from the latest result of each student', async () => {
    const room = await classroom(test);
    const join = async (fullName: string, dob: string | null = '2008-05-20') =>
      room.join(await newStudent(test, { fullName, dob }));
    const [chi, an, binh, child, gone] = [
      await join('Đỗ Chi'),
      await join('Lê An'),
      await join('Vũ Bình'),
      // Without a date of birth the student counts as a child here, and may take tests.
      await join('Tạ Bé', null),
      await join('Hồ Dũng'),
    ];
    const assignment = await room.assign({ attempts: 2 });
    const key: Record<string, string> = {};
    await takeTest(test, an, 'practice-rw-1', () => undefined, assignment);
    await takeTest(test, an, 'practice-rw-1', wrongAnswer, assignment);
    await takeTest(test, chi, 'practice-rw-1', wrongAnswer, assignment, 45_000);
    const noteKey = (item: ItemVersion) => (key[item.id] = rightAnswer(item));
    await takeTest(test, binh, 'practice-rw-1', noteKey, assignment);
    for (const hidden of [child, gone]) {
      await takeTest(test, hidden, 'practice-rw-1', rightAnswer, assignment);
    }
    await gone.call('DELETE', `/own-classes/${room.id}`);
    await room.teacher.call('DELETE', `${room.path}/assignments/${assignment}`);
    const { mostMissed } = await room.readAssignment(assignment);
    const { item } = mostMissed[0]!;
    const { body } = await room.teacher.call(
      'GET',
      `${room.path}/assignments/${assignment}/questions/${item}`,
    );
    expect((body.data as { answers: unknown }).answers).toEqual([
      {
        answer: key[item] === 'A' ? 'B' : 'A',
        result: 'wrong',
        students: [
          { id: an.id, name: 'Lê An', ms: 60_000 },
          { id: chi.id, name: 'Đỗ Chi', ms: 45_000 },
        ],
      },
      {
        answer: key[item],
        result: 'right',
        students: [{ id: binh.id, name: 'Vũ Bình', ms: 60_000 }],
      },
    ]);
  });

  it('tells the teacher of a student’s own attempts only how many questions were met before', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    await takeTest(test, lan, 'practice-rw-1', wrongAnswer);
    test.clock.turn(hour);
    const attempt = await takeTest(test, lan, 'practice-rw-1', wrongAnswer, await room.assign());
    const readReport = async (client: Student) =>
      (await client.call('GET', `/results/${attempt}`)).body.data;
    expect(await readReport(lan)).toMatchObject({ ordinal: 2, seenBefore: 27 });
    expect(await readReport(room.teacher)).toMatchObject({
      ordinal: 1,
      bestBefore: null,
      seenBefore: 27,
    });
  });
});
