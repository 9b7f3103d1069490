import type { Live } from '@bac/contract/attempts/attempts-admin.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listLog, LogTooLong } from './log.ts';
import { packAttempt } from './pack-attempt.ts';
import { packLog } from './packed-log.ts';
import { auditLog, attempts, packedLogs } from '../db/schema.ts';
import { scoreCompleted } from '../results/scoring/score-completed.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { fillLog } from '../testing/attempts/long-log.ts';
import { rightAnswer, takeTest } from '../testing/attempts/take-test.ts';
import { Student } from '../testing/attempts/student.ts';
import { Attempts } from './running/attempts.ts';
import { packFinished } from './pack-finished.ts';

/** Such logs were stored before there was a limit. */

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
afterEach(() => test.services.db.delete(attempts));

const day = 24 * 60 * 60_000;

const visited: BrowserEvent = { type: 'visited', module: 0, question: 0, ms: 1 };
const huge: BrowserEvent = {
  type: 'noted',
  module: 0,
  question: 0,
  id: 'h',
  note: 'n'.repeat(2e4),
};
const tooMany = { first: 1, count: 25_001 };

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));

async function startTest(): Promise<Student> {
  const testTaker = await student();
  await testTaker.start('practice-rw-1');
  await testTaker.open(0);
  return testTaker;
}

async function rowOf(attempt: string) {
  const [row] = await test.services.db.select().from(attempts).where(eq(attempts.id, attempt));
  return row;
}

async function runningOf(of: Student) {
  const { status, body } = await of.call('GET', '/tests');
  expect(status).toBe(200);
  return (body.data as Test[]).find(({ id }) => id === 'practice-rw-1')?.progress?.running;
}

describe('logs that are too long', () => {
  it('does not read a log with too many events or too many bytes', async () => {
    const { db } = test.services;
    const [an, bao] = [await startTest(), await startTest()];
    await fillLog(test, an, visited, tooMany);
    await fillLog(test, bao, huge, { first: 1, count: 2000 });
    await expect(listLog(db, an.attempt)).rejects.toThrow(LogTooLong);
    await expect(listLog(db, bao.attempt)).rejects.toThrow(bao.attempt);
  });

  it('reads a log that is long but within the limits', async () => {
    const chi = await startTest();
    const next = await fillLog(test, chi, visited, { first: 1, count: 5000 });
    const log = await listLog(test.services.db, chi.attempt);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(log.at(-1)?.sender?.number).toBe(next - 1);
  });

  it('does not unpack a log that is too long', async () => {
    const { db } = test.services;
    const dung = await student();
    const attempt = await takeTest(test, dung, 'practice-rw-1', rightAnswer);
    const log = await listLog(db, attempt);
    await db.transaction((tx) => packAttempt(tx, attempt, test.clock.now()));
    const more = Array.from({ length: 2000 }, () => ({ ...log.at(-1)!, event: huge }));
    await db.update(packedLogs).set({ log: packLog([...log, ...more]) });
    await expect(listLog(db, attempt)).rejects.toThrow(LogTooLong);
  });

  it('a log that is too long blocks neither the list of tests nor a new attempt', async () => {
    const em = await startTest();
    const long = em.attempt;
    expect(await runningOf(em)).toMatchObject({ attempt: long });
    await fillLog(test, em, visited, tooMany);
    expect(await runningOf(em)).toBeNull();
    expect((await rowOf(long))?.state).toBe('abandoned');
    const reply = await em.call('GET', `/attempts/${long}`);
    expect([reply.status, reply.body.code]).toEqual([409, 'LOG_TOO_LONG']);
    expect((await em.start('practice-rw-1')).id).not.toBe(long);
  });

  it('the settle job ends an attempt with a too long log once, audits it, and settles the others', async () => {
    const { db } = test.services;
    const long = await startTest();
    test.clock.turn(1000);
    const other = await startTest();
    await fillLog(test, long, visited, tooMany);
    test.clock.turn(2 * day);
    const settling = new Attempts(test.services);
    await expect(settling.settleDue()).rejects.toThrow('could not be settled');
    expect((await rowOf(other.attempt))?.state).toBe('completed');
    expect(await rowOf(long.attempt)).toMatchObject({ state: 'abandoned', settlesAt: null });
    const ended = and(
      eq(auditLog.subject, `attempt:${long.attempt}`),
      eq(auditLog.action, 'attempt.ended'),
    );
    expect(await db.$count(auditLog, ended)).toBe(1);
    expect(await settling.settleDue()).toBe(0);
  });

  it('a log that is too long fails the scoring of its attempt and the packing of no other', async () => {
    const [giang, ha] = [await student(), await student()];
    const long = await takeTest(test, giang, 'practice-rw-1', rightAnswer);
    const short = await takeTest(test, ha, 'practice-rw-1', rightAnswer);
    await fillLog(test, giang, visited, { first: 1000, count: 25_001 });
    await expect(scoreCompleted(test.services, long)).rejects.toThrow(LogTooLong);
    test.clock.turn(2 * day);
    await packFinished(test.services).run(undefined);
    expect((await rowOf(long))?.packedAt).toBeNull();
    expect((await rowOf(short))?.packedAt).not.toBeNull();

    const [kim, lan] = [await student(), await student()];
    const large = await takeTest(test, kim, 'practice-rw-1', rightAnswer);
    const after = await takeTest(test, lan, 'practice-rw-1', rightAnswer);
    await fillLog(test, kim, huge, { first: 1000, count: 2000 });
    test.clock.turn(2 * day);
    await expect(packFinished(test.services).run(undefined)).rejects.toThrow('not be packed');
    expect((await rowOf(large))?.packedAt).toBeNull();
    expect((await rowOf(after))?.packedAt).not.toBeNull();
  });

  it('the live monitor leaves out an attempt whose log is too long and shows the others', async () => {
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    const [long, other] = [await startTest(), await startTest()];
    await fillLog(test, long, visited, tooMany);
    const { status, body } = await admin.call('GET', '/admin/attempts/live');
    expect(status).toBe(200);
    const ids = (body.data as Live).rows.map(({ id }) => id);
    expect(ids).toContain(other.attempt);
    expect(ids).not.toContain(long.attempt);
  });
});
