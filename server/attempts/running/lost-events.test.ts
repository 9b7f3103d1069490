import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptEvents } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student, type NumberedEvent } from '../../testing/attempts/student.ts';
import { packAttempt } from '../pack-attempt.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const answered = (question: number, answer = 'A'): BrowserEvent => ({
  type: 'answered',
  module: 0,
  question,
  answer,
});

/** A student in the first module who has sent three answers. */
async function startTest(): Promise<{ student: Student; sent: NumberedEvent[] }> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await student.start('practice-rw-1');
  await student.open(0);
  const sent = student.numbered(answered(0), answered(1), answered(2));
  for (const event of sent) await student.post([event]);
  return { student, sent };
}

/** Deletes what a restored backup would lack: the events of the log after `seq`. */
const loseAfter = ({ attempt }: Student, seq: number): Promise<unknown> =>
  test.services.db
    .delete(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, attempt), gt(attemptEvents.seq, seq)));

async function storedSeqs({ attempt }: Student): Promise<number[]> {
  const rows = await test.services.db
    .select({ seq: attemptEvents.seq })
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, attempt))
    .orderBy(asc(attemptEvents.seq));
  return rows.map(({ seq }) => seq);
}

const countTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Ends an idle connection of the pool, as a restore ends all of them, and waits until the pool has noticed. */
async function endConnection(): Promise<void> {
  const { $client: pool } = test.services.db;
  const [client, idle] = [await pool.connect(), await pool.connect()];
  const { rows } = await idle.query<{ pid: number }>('select pg_backend_pid() as pid');
  idle.release();
  const noticed = new Promise<void>((resolve) => pool.once('error', () => resolve()));
  await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await noticed;
  client.release();
}

describe('after a restore under a running server', () => {
  it('asks again for the lost events, and stores them and later ones without a hole', async () => {
    const { student, sent } = await startTest();
    const { seq } = (await student.read()).attempt;
    await loseAfter(student, seq - 2);
    const later = student.numbered(answered(3), answered(4));
    expect(await student.post(later)).toMatchObject({ acknowledged: 1, seq: seq - 2 });
    expect(await storedSeqs(student)).toEqual(countTo(seq - 2));
    const receipt = await student.post([...sent.slice(1), ...later]);
    expect(receipt).toMatchObject({ acknowledged: 5, superseded: [], seq: seq + 2 });
    expect(await storedSeqs(student)).toEqual(countTo(seq + 2));
    const [module] = (await student.read()).attempt.modules;
    expect(module?.questions.slice(0, 5).map(({ answer }) => answer)).toEqual(Array(5).fill('A'));
  });

  it('a snapshot shows the attempt as the database has it, not as the cache had it', async () => {
    const { student } = await startTest();
    const { seq } = (await student.read()).attempt;
    await loseAfter(student, seq - 1);
    const { attempt } = await student.read();
    expect(attempt.seq).toBe(seq - 1);
    expect(attempt.devices[student.device]?.number).toBe(2);
    expect(attempt.modules[0]?.questions[2]?.answer).toBeUndefined();
  });

  it('the end of a module is not stored behind a hole either', async () => {
    const { student, sent } = await startTest();
    const { seq } = (await student.read()).attempt;
    await loseAfter(student, seq - 1);
    const submitted = student.numbered({ type: 'submitted', module: 0 });
    expect(await student.post(submitted)).toMatchObject({ acknowledged: 2, phase: 'module' });
    expect(await storedSeqs(student)).toEqual(countTo(seq - 1));
    const receipt = await student.post([...sent.slice(2), ...submitted]);
    expect(receipt).toMatchObject({ acknowledged: 4, superseded: [] });
  });

  it('drops its cached attempts when the database ends a connection', async () => {
    const { student } = await startTest();
    const { db } = test.services;
    // The restored log is as long as the cached one, and its last answer is another: another process has appended it since.
    const { seq } = (await student.read()).attempt;
    await db
      .update(attemptEvents)
      .set({ event: answered(2, 'B') })
      .where(and(eq(attemptEvents.attemptId, student.attempt), eq(attemptEvents.seq, seq)));
    expect((await student.read()).attempt.modules[0]?.questions[2]?.answer).toBe('A');
    await endConnection();
    expect((await student.read()).attempt.modules[0]?.questions[2]?.answer).toBe('B');
  });

  it('a packed log may continue behind its last event only', async () => {
    const { student } = await startTest();
    const { db, clock } = test.services;
    await student.send({ type: 'submitted', module: 0 });
    const { seq } = (await student.read()).attempt;
    await db.transaction((tx) => packAttempt(tx, student.attempt, clock.now()));
    expect(await storedSeqs(student)).toEqual([]);
    const receipt = await student.send(answered(4));
    expect(receipt).toMatchObject({ acknowledged: 5, seq: seq + 1 });
    expect(await storedSeqs(student)).toEqual([seq + 1]);
  });
});
