import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSeenItems, listLog } from './log.ts';
import { packAttempt } from './pack-attempt.ts';
import { attemptEvents, packedLogs } from '../db/schema.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { rightAnswer, takeTest } from '../testing/attempts/take-test.ts';
import { Student } from '../testing/attempts/student.ts';
import { packFinished } from './pack-finished.ts';
import { prepareAppend, eventRows } from './running/append-events.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const hour = 60 * 60_000;

const student = async (): Promise<Student> =>
  new Student(test.app, await signedInAs(test.services, 'student'));

const pack = (): Promise<void> => packFinished(test.services).run(undefined);

const rowsOf = (attempt: string): Promise<number> =>
  test.services.db.$count(attemptEvents, eq(attemptEvents.attemptId, attempt));
const isPacked = async (attempt: string): Promise<boolean> =>
  (await test.services.db.$count(packedLogs, eq(packedLogs.attemptId, attempt))) === 1;

it('packs logs of attempts that ended a day ago, and everything reads as before', async () => {
  const chi = await student();
  const attempt = await takeTest(test, chi, 'practice-rw-1', rightAnswer);
  const { db } = test.services;
  const owner = chi.id;
  const [log, seenItems] = [await listLog(db, attempt), await listSeenItems(db, owner)];
  const view = await chi.call('GET', `/attempts/${attempt}`);
  const report = await chi.call('GET', `/results/${attempt}`);

  await pack();
  expect(await isPacked(attempt)).toBe(false);
  test.clock.turn(25 * hour);
  await pack();

  expect(await rowsOf(attempt)).toBe(0);
  expect(await listLog(db, attempt)).toEqual(log);
  expect(await listSeenItems(db, owner)).toEqual(seenItems);
  const { data } = (await chi.call('GET', `/attempts/${attempt}`)).body as { data: object };
  expect(data).toMatchObject({ attempt: (view.body.data as { attempt: object }).attempt });
  expect((await chi.call('GET', `/results/${attempt}`)).body).toEqual(report.body);
});

it('adds nothing to a packed log when a device sends events more than a day after the end', async () => {
  const binh = await student();
  const attempt = await takeTest(test, binh, 'practice-rw-1', rightAnswer);
  test.clock.turn(25 * hour);
  await pack();
  const before = await listLog(test.services.db, attempt);

  const receipt = await binh.send({ type: 'marked', module: 0, question: 0, isMarked: true });

  expect(receipt.refused).toHaveLength(1);
  expect(await rowsOf(attempt)).toBe(0);
  expect(await listLog(test.services.db, attempt)).toEqual(before);
});

it('does not pack attempts in progress, or those with an event within the last hour', async () => {
  const [an, bao] = [await student(), await student()];
  const inProgress = (await an.start('practice-rw-1')).id;
  const attempt = await takeTest(test, bao, 'practice-rw-1', rightAnswer);
  test.clock.turn(23.5 * hour);
  await bao.send({ type: 'marked', module: 0, question: 0, isMarked: true });
  test.clock.turn(0.75 * hour);
  await pack();
  expect(await isPacked(inProgress)).toBe(false);
  expect(await isPacked(attempt)).toBe(false);

  test.clock.turn(hour);
  await pack();
  expect(await isPacked(attempt)).toBe(true);
});

it('rejects an append that expects an unpacked log, and stores it after a fresh read', async () => {
  const vy = await student();
  const attempt = await takeTest(test, vy, 'practice-rw-1', rightAnswer);
  const { db, clock } = test.services;
  const log = await listLog(db, attempt);
  await db.transaction((tx) => packAttempt(tx, attempt, clock.now()));
  const late = { ...log.at(-1)!, seq: log.length };
  const stale = { id: attempt, accountId: vy.id, packedAt: null };
  expect(await prepareAppend(db)(eventRows(stale, [late]))).toEqual(new Set([attempt]));
  const stranger = { id: attempt, accountId: crypto.randomUUID(), packedAt: clock.now() };
  expect(await prepareAppend(db)(eventRows(stranger, [late]))).toEqual(new Set([attempt]));
  expect(await rowsOf(attempt)).toBe(0);

  // This process has cached the attempt as it was before packing.
  const receipt = await vy.send({ type: 'marked', module: 0, question: 0, isMarked: true });
  expect(receipt.superseded).toHaveLength(1);
  expect((await listLog(db, attempt)).map(({ seq }) => seq)).toEqual(
    Array.from({ length: log.length + 1 }, (_, index) => index + 1),
  );
});
