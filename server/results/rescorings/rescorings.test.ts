import type { Rescoring, Rescorings } from '@bac/contract/results/rescorings.ts';
import type { History, ReadyReport } from '@bac/contract/results/results.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyChange } from '../../accounts/notifications/notify-change.ts';
import { notifications } from '../../db/console-schema.ts';
import { rescorings, resultChanges, results } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { rightAnswer, takeTest, wrongAnswer } from '../../testing/attempts/take-test.ts';
import { acceptCalibrationOf } from '../../testing/bank/accept-calibration.ts';
import { correctKey } from '../../testing/bank/correct-key.ts';
import { signedInAs } from '../../testing/factories.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { computeResult } from '../scoring/compute-result.ts';
import { rescore } from '../scoring/rescore.ts';
import { findCompleted } from '../store.ts';
import {
  rescoreBatch,
  rescoringHandler,
  resumeRescorings,
  runRescoring,
} from './rescore-with-generation.ts';

let test: TestApp;
let admin: Student;
beforeAll(async () => {
  test = await testApp();
  admin = new Student(test.app, await signedInAs(test.services, 'admin'));
});
afterAll(() => test.close());

const form = 'diagnostic-1';

/** Takes the diagnostic test and misses one question in `every`. */
async function take(every: number): Promise<Student> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await takeTest(test, student, form, (item, question) =>
    question % every === 0 ? wrongAnswer(item) : rightAnswer(item),
  );
  return student;
}

const resultOf = async ({ attempt }: Student) =>
  (await test.services.db.select().from(results).where(eq(results.attemptId, attempt)))[0]!;

const harder = (section: 'rw' | 'math' = 'rw', by = 0.6) =>
  acceptCalibrationOf(test, admin, {
    form,
    section,
    change: ({ a, b, c }) => ({ a, b: Math.min(3.9, b + by), c }),
  });

async function read(id: string): Promise<Rescoring> {
  const { body } = await admin.call('GET', '/admin/rescorings');
  return (body.data as Rescorings).rescorings.find((each) => each.id === id)!;
}

const post = (path: string, body: Record<string, unknown>, who = admin) =>
  who.call('POST', `/admin/rescorings${path}`, body);

const runJobs = () => runQueued(test, [rescoringHandler(test.services)]);

/** Counts what would change, and runs the job. */
async function count(): Promise<Rescoring> {
  const id = crypto.randomUUID();
  expect((await post('', { id })).body.data).toMatchObject({ id, state: 'counting', progress: 0 });
  await runJobs();
  return read(id);
}

/** Looks like HTML, but must be stored as typed. */
const reason = 'The <b>first</b> calibration.';

const start = (id: string) => post(`/${id}/start`, { reason });

const changesOf = (...students: Student[]) =>
  test.services.db
    .select()
    .from(resultChanges)
    .where(
      inArray(
        resultChanges.attemptId,
        students.map(({ attempt }) => attempt),
      ),
    );

describe('rescoring with a new generation', () => {
  it('needs an accepted calibration, and the permission to manage tests', async () => {
    const id = crypto.randomUUID();
    expect((await post('', { id })).body.code).toBe('NOTHING_MEASURED');
    for (const role of ['student', 'parent', 'teacher'] as const) {
      const other = new Student(test.app, await signedInAs(test.services, role));
      const replies = [
        await other.call('GET', '/admin/rescorings'),
        await post('', { id }, other),
        await post(`/${id}/start`, { reason: 'Mine.' }, other),
      ];
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });

  it('changes exactly the counted results, notifies their students, keeps the old scores and writes the audit log', async () => {
    const [ánh, bình] = [await take(3), await take(7)];
    const before = { ánh: await resultOf(ánh), bình: await resultOf(bình) };
    const running = new Student(test.app, await signedInAs(test.services, 'student'));
    await running.start(form);
    await harder();
    const counted = await count();
    expect(counted).toMatchObject({ state: 'ready', progress: 1, reason: null, failed: 0 });
    expect(await resultOf(ánh)).toEqual(before.ánh);
    expect(await changesOf(ánh, bình)).toEqual([]);

    expect((await start(counted.id)).body.data).toMatchObject({ state: 'running' });
    await runJobs();
    const done = await read(counted.id);
    expect(done).toMatchObject({ state: 'done', generation: 1, reason });
    expect(done.figures).toEqual(counted.figures);

    const after = { ánh: await resultOf(ánh), bình: await resultOf(bình) };
    const moves = (['ánh', 'bình'] as const).map((name) => {
      const [rw, math] = after[name].score.sections;
      expect(math).toEqual(before[name].score.sections[1]);
      expect(after[name].outcomes).toEqual(before[name].outcomes);
      return rw!.score - before[name].score.sections[0]!.score;
    });
    expect(moves.every((points) => points > 0)).toBe(true);
    expect(done.figures).toEqual({
      results: 2,
      changed: 2,
      sections: [
        {
          section: 'rw',
          changed: 2,
          mean: Math.round(((moves[0]! + moves[1]!) / 2) * 10) / 10,
          largest: Math.max(...moves),
        },
      ],
    });
    expect(after.ánh).toMatchObject({ method: 'eap-1.1', generation: 1, right: before.ánh.right });
    expect(after.ánh.rescoredAt).not.toBeNull();

    const [change] = await changesOf(ánh);
    expect(change).toMatchObject({
      kind: 'recalibrated',
      reason: null,
      before: { total: before.ánh.totalScore },
      after: { total: after.ánh.totalScore },
    });
    await notifyChange(test.services, change!.id);
    const [notification] = await test.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.id, change!.id));
    expect(notification?.text.en).toContain(`${before.ánh.totalScore} → ${after.ánh.totalScore}`);
    expect(notification?.text.en).toContain('known more precisely');
    const report = (await ánh.call('GET', `/results/${ánh.attempt}`)).body.data as ReadyReport;
    expect(report.changes).toMatchObject([
      { kind: 'recalibrated', before: { total: before.ánh.totalScore } },
    ]);
    const history = (await ánh.call('GET', '/results')).body.data as History;
    expect(history.attempts[0]).toMatchObject({
      rescoredAt: expect.any(String) as string,
      scoreBefore: before.ánh.totalScore,
    });

    const entries = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `rescoring:${counted.id}`))
      .orderBy(auditLog.id);
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['rescoring.started', admin.id],
      ['rescoring.finished', admin.id],
    ]);
    expect(entries[0]?.detail).toMatchObject({ reason, rescored: 2 });
  });

  it('changes nothing the second time, and nothing of other tests', async () => {
    const [first] = await test.services.db.select().from(results);
    const again = await count();
    expect(again.figures).toEqual({ results: 0, changed: 0, sections: [] });
    await start(again.id);
    await runJobs();
    expect(await read(again.id)).toMatchObject({ state: 'done', figures: again.figures });
    const [same] = await test.services.db
      .select()
      .from(results)
      .where(eq(results.attemptId, first!.attemptId));
    expect(same).toEqual(first);
    // Starting it again is a retry of the same request.
    expect((await start(again.id)).body.data).toMatchObject({ state: 'done' });
  });

  it('gives the score that the answers get under the generation, also after a later correction of a key', async () => {
    const ánh = await take(4);
    const { db } = test.services;
    const counted = await count();
    await start(counted.id);
    await runJobs();
    const rescored = await resultOf(ánh);
    const found = (await findCompleted(db, ánh.attempt))!;
    const { computed } = await computeResult(db, found, 1);
    expect(rescored.score).toEqual(computed.score);
    expect(rescored.gains).toEqual(computed.gains);
    const asPublished = (await computeResult(db, found, null)).computed;
    expect(asPublished.score.total?.score).not.toBe(computed.score.total?.score);

    const missed = rescored.outcomes.find(
      ({ result, isPretest }) => result === 'wrong' && !isPretest,
    )!;
    const { item, version } = missed;
    await correctKey(test, item, version);
    await rescore(test.services, { kind: 'rescored', item, version, studentNote: null, by: null });
    const corrected = await resultOf(ánh);
    expect(corrected).toMatchObject({ generation: 1, right: rescored.right + 1 });
    expect(corrected.totalScore).toBeGreaterThanOrEqual(rescored.totalScore!);
    expect(corrected.score).toEqual((await computeResult(db, found, 1)).computed.score);
  });
});

describe('a rescoring that is interrupted', () => {
  let students: Student[];
  let counted: Rescoring;
  beforeEach(async () => {
    students = [await take(3), await take(5), await take(6)];
    await harder('math', -0.5);
    counted = await count();
  });

  it('continues after the last whole batch, and changes each result once', async () => {
    await start(counted.id);
    expect(await rescoreBatch(test.services, counted.id, new Map(), 2)).toBe(true);
    expect(await read(counted.id)).toMatchObject({ state: 'running' });
    // The process is killed here: its job is gone, and the next start enqueues another.
    await test.services.db.execute('delete from graphile_worker._private_jobs');
    await resumeRescorings(test.services);
    await runJobs();
    const done = await read(counted.id);
    expect(done).toMatchObject({ state: 'done', failed: 0 });
    expect(done.figures).toEqual(counted.figures);
    const changes = await changesOf(...students);
    expect(changes.length).toBeLessThanOrEqual(students.length);
    expect(new Set(changes.map(({ attemptId }) => attemptId)).size).toBe(changes.length);
    for (const student of students)
      expect((await resultOf(student)).generation).toBe(done.generation);
  });

  it('is shared by two processes without doing anything twice', async () => {
    await start(counted.id);
    await Promise.all([
      runRescoring(test.services, counted.id),
      runRescoring(test.services, counted.id),
    ]);
    const done = await read(counted.id);
    expect(done.figures).toEqual(counted.figures);
    const changes = await changesOf(...students);
    expect(new Set(changes.map(({ attemptId }) => attemptId)).size).toBe(changes.length);
  });

  it('rolls a failed batch back as a whole', async () => {
    await start(counted.id);
    const { db } = test.services;
    await db.execute(`create function fail() returns trigger language plpgsql as
      $$ begin if new.seen > 0 then raise 'full'; end if; return new; end $$`);
    await db.execute(
      'create trigger fail before update on rescorings for each row execute function fail()',
    );
    await expect(rescoreBatch(test.services, counted.id)).rejects.toThrow('rescorings');
    expect(await changesOf(...students)).toEqual([]);
    await db.execute('drop function fail() cascade');
    await runJobs();
    expect((await read(counted.id)).figures).toEqual(counted.figures);
  });

  it('is refused if another one is under way, or a calibration was accepted since the count', async () => {
    const other = crypto.randomUUID();
    await harder('rw', 0.1);
    expect((await start(counted.id)).body.code).toBe('CHANGED_MEANWHILE');
    await post('', { id: other });
    expect((await post('', { id: crypto.randomUUID() })).body.code).toBe('RESCORING_UNDER_WAY');
    expect((await start(other)).body.code).toBe('RESCORING_UNDER_WAY');
    await runJobs();
    // A count that nobody acted on makes room for the next.
    const ready = await test.services.db
      .select()
      .from(rescorings)
      .where(eq(rescorings.state, 'ready'));
    expect(ready.map(({ id }) => id)).toEqual([other]);
    expect((await start(other)).status).toBe(200);
    await runJobs();
    expect(await read(other)).toMatchObject({ state: 'done' });
  });
});
