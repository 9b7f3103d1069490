import type { History, ReadyReport } from '@bac/contract/results/results.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyChange } from '../../accounts/notifications/notify-change.ts';
import { notifications } from '../../db/console-schema.ts';
import { results } from '../../db/results-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { RescoringDesk, rescoringReason } from '../../testing/attempts/rescoring-desk.ts';
import { Student } from '../../testing/attempts/student.ts';
import { correctKey } from '../../testing/bank/correct-key.ts';
import { signedInAs } from '../../testing/factories.ts';
import { computeResult } from '../scoring/compute-result.ts';
import { rescore } from '../scoring/rescore.ts';
import { findCompleted } from '../store.ts';

let test: TestApp;
let admin: Student;
let desk: RescoringDesk;
beforeAll(async () => {
  test = await testApp();
  admin = new Student(test.app, await signedInAs(test.services, 'admin'));
  desk = new RescoringDesk(test, admin);
});
afterAll(() => test.close());

describe('rescoring with a new generation', () => {
  it('needs an accepted calibration, and the permission to manage tests', async () => {
    const id = crypto.randomUUID();
    expect((await desk.post('', { id })).body.code).toBe('NOTHING_MEASURED');
    for (const role of ['student', 'parent', 'teacher'] as const) {
      const other = new Student(test.app, await signedInAs(test.services, role));
      const replies = [
        await other.call('GET', '/admin/rescorings'),
        await desk.post('', { id }, other),
        await desk.post(`/${id}/start`, { reason: 'Mine.' }, other),
      ];
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });

  it('changes exactly the counted results, notifies their students, keeps the old scores and writes the audit log', async () => {
    const [ánh, bình] = [await desk.take(3), await desk.take(7)];
    const before = { ánh: await desk.resultOf(ánh), bình: await desk.resultOf(bình) };
    const running = new Student(test.app, await signedInAs(test.services, 'student'));
    await running.start(desk.form);
    await desk.harder();
    const counted = await desk.count();
    expect(counted).toMatchObject({ state: 'ready', progress: 1, reason: null, failed: 0 });
    expect(await desk.resultOf(ánh)).toEqual(before.ánh);
    expect(await desk.changesOf(ánh, bình)).toEqual([]);

    expect((await desk.start(counted.id)).body.data).toMatchObject({ state: 'running' });
    await desk.runJobs();
    const done = await desk.read(counted.id);
    expect(done).toMatchObject({ state: 'done', generation: 1, reason: rescoringReason });
    expect(done.figures).toEqual(counted.figures);

    const after = { ánh: await desk.resultOf(ánh), bình: await desk.resultOf(bình) };
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

    const [change] = await desk.changesOf(ánh);
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
    expect(entries[0]?.detail).toMatchObject({ reason: rescoringReason, rescored: 2 });
  });

  it('changes nothing the second time, and nothing of other tests', async () => {
    const [first] = await test.services.db.select().from(results);
    const again = await desk.count();
    expect(again.figures).toEqual({ results: 0, changed: 0, sections: [] });
    await desk.start(again.id);
    await desk.runJobs();
    expect(await desk.read(again.id)).toMatchObject({ state: 'done', figures: again.figures });
    const [same] = await test.services.db
      .select()
      .from(results)
      .where(eq(results.attemptId, first!.attemptId));
    expect(same).toEqual(first);
    // Starting it again is a retry of the same request.
    expect((await desk.start(again.id)).body.data).toMatchObject({ state: 'done' });
  });

  it('does not announce a new score of an invalidated result', async () => {
    const ánh = await desk.take(5);
    const { db } = test.services;
    const { attempt } = ánh;
    await db
      .update(results)
      .set({ invalidatedAt: test.clock.now(), invalidReason: 'Two people sat here.' })
      .where(eq(results.attemptId, attempt));
    const counted = await desk.count();
    await desk.start(counted.id);
    await desk.runJobs();
    const [change] = await desk.changesOf(ánh);
    expect(change).toMatchObject({ kind: 'recalibrated' });
    await notifyChange(test.services, change!.id);
    const announced = await db.$count(notifications, eq(notifications.id, change!.id));
    expect(announced).toBe(0);
  });

  it('gives the score that the answers get under the generation, also after a later correction of a key', async () => {
    const ánh = await desk.take(4);
    const { db } = test.services;
    const counted = await desk.count();
    await desk.start(counted.id);
    await desk.runJobs();
    const rescored = await desk.resultOf(ánh);
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
    const corrected = await desk.resultOf(ánh);
    expect(corrected).toMatchObject({ generation: 1, right: rescored.right + 1 });
    expect(corrected.totalScore).toBeGreaterThanOrEqual(rescored.totalScore!);
    expect(corrected.score).toEqual((await computeResult(db, found, 1)).computed.score);
  });
});
