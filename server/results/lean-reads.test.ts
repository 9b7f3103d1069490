import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { Student } from '../testing/attempts/student.ts';
import { takeTest, wrongAnswer } from '../testing/attempts/take-test.ts';
import { signedInAs } from '../testing/factories.ts';
import { readRows } from '../testing/rows-read.ts';

let test: TestApp;
let student: Student;
beforeAll(async () => {
  test = await testApp();
  student = new Student(test.app, await signedInAs(test.services, 'student'));
  for (const form of ['practice-rw-1', 'practice-rw-1', 'practice-math-1']) {
    await takeTest(test, student, form, wrongAnswer);
    test.clock.turn(60_000);
  }
});
afterAll(() => test.close());

const read = async (path: string): Promise<unknown> => (await student.call('GET', path)).body.data;

const makeFresh = () =>
  student.call('POST', '/tests/fresh', { id: crypto.randomUUID(), like: 'practice-rw-1' });

/** Rows with the slots of a test, a whole question or the cost of each question. */
const wholes = (rows: string[]): string[] =>
  rows
    .filter((row) => /"slots"|"stem"|"gains"|"outcomes"/.test(row))
    .map((row) => row.slice(0, 200));

describe('requests that a page makes often', () => {
  it('list the error log without reading whole tests and questions', async () => {
    let log: unknown;
    const rows = await readRows(test, async () => {
      log = await read('/mistakes');
    });
    expect(wholes(rows)).toEqual([]);
    expect(log).toHaveLength(54);
    expect(log).toContainEqual(
      expect.objectContaining({ test: { en: expect.any(String), vi: expect.any(String) } }),
    );
  });

  it('list the history without reading whole tests, results and scores', async () => {
    let history: unknown;
    const rows = await readRows(test, async () => {
      history = await read('/results');
    });
    expect(wholes(rows)).toEqual([]);
    expect(history).toMatchObject({
      attempts: [
        { test: { id: 'practice-math-1' }, ordinal: 1, right: 0, total: null, sections: [] },
        { test: { id: 'practice-rw-1' }, ordinal: 2 },
        { test: { id: 'practice-rw-1' }, ordinal: 1 },
      ],
    });
  });

  it('list the tests without reading them again', async () => {
    await read('/tests');
    let tests: unknown;
    const rows = await readRows(test, async () => {
      tests = await read('/tests');
    });
    expect(wholes(rows)).toEqual([]);
    expect(tests).toContainEqual(
      expect.objectContaining({
        id: 'practice-rw-1',
        progress: expect.objectContaining({ completed: 2, seen: 27 }),
      }),
    );
  });

  it('assemble a fresh form without reading the bank again', async () => {
    await makeFresh();
    const rows = await readRows(test, async () => {
      expect((await makeFresh()).status).toBe(200);
    });
    expect(wholes(rows).filter((row) => row.includes('"stem"'))).toEqual([]);
  });
});
