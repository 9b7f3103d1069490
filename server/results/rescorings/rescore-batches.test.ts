import type { Rescoring } from '@bac/contract/results/rescorings.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rescorings, results } from '../../db/results-schema.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { RescoringDesk } from '../../testing/attempts/rescoring-desk.ts';
import { Student } from '../../testing/attempts/student.ts';
import { correctKey } from '../../testing/bank/correct-key.ts';
import { signedInAs } from '../../testing/factories.ts';
import { rescore } from '../scoring/rescore.ts';
import { rescoreBatch, rescoringHandler, resumeRescorings } from './rescore-with-generation.ts';

let test: TestApp;
let desk: RescoringDesk;
beforeAll(async () => {
  test = await testApp();
  await signIn();
});
afterAll(() => test.close());

/** Signs an administrator in: the tests that students take last longer than a session. */
async function signIn(): Promise<void> {
  desk = new RescoringDesk(test, new Student(test.app, await signedInAs(test.services, 'admin')));
}

describe('a rescoring that is interrupted', () => {
  let students: Student[];
  let counted: Rescoring;
  beforeEach(async () => {
    students = [await desk.take(3), await desk.take(5), await desk.take(6)];
    await signIn();
    await desk.harder('math', -0.25);
    counted = await desk.count();
  });

  it('continues after the last whole batch, and changes each result once', async () => {
    await desk.start(counted.id);
    const { db } = test.services;
    const batch = { rescoring: counted.id, seen: 0 };
    await rescoreBatch(test.services, batch, 2);
    expect(await desk.read(counted.id)).toMatchObject({ state: 'running' });
    // The process is killed here: what it was working on stays locked for hours, with the queue if it has one.
    await db.execute(
      sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'`,
    );
    await db.execute(
      sql`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'killed'`,
    );
    await resumeRescorings(test.services);
    const worker = await startJobs(db, test.app.log, [rescoringHandler(test.services)]);
    await vi.waitFor(
      async () => expect(await desk.read(counted.id)).toMatchObject({ state: 'done', failed: 0 }),
      { timeout: 20_000, interval: 100 },
    );
    await worker.stop();
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    const done = await desk.read(counted.id);
    expect(done.figures).toEqual(counted.figures);
    const changes = await desk.changesOf(...students);
    expect(changes.length).toBeLessThanOrEqual(students.length);
    expect(new Set(changes.map(({ attemptId }) => attemptId)).size).toBe(changes.length);
    for (const student of students)
      expect((await desk.resultOf(student)).generation).toBe(done.generation);
  }, 60_000);

  it('does one batch per job, which enqueues the next', async () => {
    await desk.start(counted.id);
    const { db } = test.services;
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    const batch = { rescoring: counted.id, seen: 0 };
    await rescoreBatch(test.services, batch, 1);
    // The same job again, as after a crash before its completion was stored.
    await rescoreBatch(test.services, batch, 1);
    const { rows } = await db.execute(sql`select job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'results.rescore-with-generation'`);
    expect(rows).toEqual([{ payload: { rescoring: counted.id, seen: 1 } }]);
    await desk.runJobs();
    expect(await desk.read(counted.id)).toMatchObject({ state: 'done' });
  });

  it('is shared by two processes without doing anything twice', async () => {
    await desk.start(counted.id);
    const batch = { rescoring: counted.id, seen: 0 };
    await Promise.all([rescoreBatch(test.services, batch), rescoreBatch(test.services, batch)]);
    const done = await desk.read(counted.id);
    expect(done.figures).toEqual(counted.figures);
    const changes = await desk.changesOf(...students);
    expect(new Set(changes.map(({ attemptId }) => attemptId)).size).toBe(changes.length);
  });

  const renamed = sql`(select jsonb_agg(outcome || '{"item": "other"}')
    from jsonb_array_elements(results.outcomes) as outcome)`;
  const noNumber = sql`jsonb_set(results.score, '{sections,0,error}', '"x"')`;
  it.each([
    ['whose total would be no number', { score: noNumber }],
    ['without modules', { modules: sql`'null'::jsonb` }],
    ['with an answer to a question that its form does not have', { outcomes: renamed }],
  ])('counts a result %s as failed, and rescores the others', async (_case, change) => {
    await desk.start(counted.id);
    const { db } = test.services;
    const [broken, ...others] = students;
    const { totalScore: _, ...intact } = await desk.resultOf(broken!);
    await db.update(results).set(change).where(eq(results.attemptId, intact.attemptId));
    await desk.runJobs();
    const done = await desk.read(counted.id);
    expect(done).toMatchObject({ state: 'done', failed: 1 });
    for (const other of others)
      expect((await desk.resultOf(other)).generation).toBe(done.generation);
    expect((await desk.resultOf(broken!)).generation).toBeNull();
    await db.update(results).set(intact).where(eq(results.attemptId, intact.attemptId));
  });

  it('rolls a failed batch back as a whole', async () => {
    await desk.start(counted.id);
    const { db } = test.services;
    await db.execute(`create function fail() returns trigger language plpgsql as
      $$ begin if new.seen > 0 then raise 'full'; end if; return new; end $$`);
    await db.execute(
      'create trigger fail before update on rescorings for each row execute function fail()',
    );
    await expect(rescoreBatch(test.services, { rescoring: counted.id, seen: 0 })).rejects.toThrow(
      'rescorings',
    );
    expect(await desk.changesOf(...students)).toEqual([]);
    await db.execute('drop function fail() cascade');
    await desk.runJobs();
    expect((await desk.read(counted.id)).figures).toEqual(counted.figures);
  });

  it('is refused if another one is under way, or a calibration was accepted since the count', async () => {
    const other = crypto.randomUUID();
    await desk.harder('rw', 0.1);
    expect((await desk.start(counted.id)).body.code).toBe('CHANGED_MEANWHILE');
    await desk.post('', { id: other });
    expect((await desk.post('', { id: crypto.randomUUID() })).body.code).toBe(
      'RESCORING_UNDER_WAY',
    );
    expect((await desk.start(other)).body.code).toBe('RESCORING_UNDER_WAY');
    await desk.runJobs();
    // A count that nobody acted on makes room for the next.
    const ready = await test.services.db
      .select()
      .from(rescorings)
      .where(eq(rescorings.state, 'ready'));
    expect(ready.map(({ id }) => id)).toEqual([other]);
    expect((await desk.start(other)).status).toBe(200);
    await desk.runJobs();
    expect(await desk.read(other)).toMatchObject({ state: 'done' });
  });
});

describe('a key that is corrected during a rescoring', () => {
  it('leaves the grades to the job of the correction', async () => {
    const student = await desk.take(4);
    const { outcomes, right } = await desk.resultOf(student);
    await signIn();
    await desk.harder();
    const { item, version } = outcomes.find(
      ({ result, isPretest, module }) => module === 0 && result === 'wrong' && !isPretest,
    )!;
    await correctKey(test, item, version);
    const counted = await desk.count();
    await desk.start(counted.id);
    await desk.runJobs();
    const rescored = await desk.resultOf(student);
    expect(rescored).toMatchObject({ right, outcomes, generation: counted.generation });
    await rescore(test.services, { kind: 'rescored', item, version, studentNote: null, by: null });
    const corrected = await desk.resultOf(student);
    expect(corrected.right).toBe(right + 1);
    // The correction is worth points only once, in its own change.
    expect(corrected.score.sections[0]!.domains).not.toEqual(rescored.score.sections[0]!.domains);
    const rights = [rescored, corrected].map(({ score }) =>
      score.sections[0]!.domains.reduce((sum, each) => sum + each.right, 0),
    );
    expect(rights[1]).toBe(rights[0]! + 1);
  });
});
